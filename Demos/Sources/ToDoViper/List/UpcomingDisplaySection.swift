/// To-dos of one part of these weeks as they are read on the List screen.
struct UpcomingDisplaySection: Equatable, Identifiable {
  let title: String
  let items: [UpcomingDisplayItem]

  var id: String { title }
}

/// A to-do as it is read on the List screen.
struct UpcomingDisplayItem: Equatable, Identifiable {
  let id: String
  let title: String
  let day: String
}
