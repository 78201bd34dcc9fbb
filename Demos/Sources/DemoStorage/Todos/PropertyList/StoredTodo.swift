import Foundation
import ToDo

/// A to-do as it is stored in the property list.
struct StoredTodo: Codable, Sendable {
  let id: UUID
  let title: String
  /// The date in ISO 8601, for example `2026-11-21`.
  let day: String

  enum CodingKeys: CodingKey {
    case id, title, day
  }

  init(_ todo: Todo) {
    id = todo.id.rawValue
    title = todo.title
    day = todo.day.description
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    id = try container.decode(UUID.self, forKey: .id)
    title = try container.decode(String.self, forKey: .title)
    day = try container.decode(String.self, forKey: .day)
  }
}
