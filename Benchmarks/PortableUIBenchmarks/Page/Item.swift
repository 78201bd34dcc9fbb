/// What a row of the page shows.
struct Item: Identifiable {
  let id: Int
  let title: String

  init(_ id: Int) {
    self.id = id
    title = "Row \(id)"
  }
}
