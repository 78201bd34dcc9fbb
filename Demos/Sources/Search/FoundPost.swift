/// A post in the results of a search.
public struct FoundPost: Identifiable, Equatable, Sendable {
  public let id: Int
  public let title: String

  public init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}
