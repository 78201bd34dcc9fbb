/// A blog post, and the reader's own note on it.
public struct Post: Identifiable, Equatable, Codable, Sendable {
  public let id: Int
  public var title: String
  public var text: String
  public var note: String

  public init(id: Int, title: String, text: String, note: String = "") {
    self.id = id
    self.title = title
    self.text = text
    self.note = note
  }
}
