/// A section of the List screen: a title and the texts of its to-dos.
struct UpcomingDisplaySection: Equatable, Identifiable {
  let title: String
  let items: [UpcomingDisplayItem]

  var id: String { title }
}

/// The texts of a to-do on the List screen.
struct UpcomingDisplayItem: Equatable, Identifiable {
  let id: String
  let title: String
  let day: String
}
