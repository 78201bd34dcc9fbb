/// The data of a row of the page.
struct Item: Identifiable {
  let id: Int
  let title: String

  init(_ id: Int) {
    self.id = id
    title = "Row \(id)"
  }
}
