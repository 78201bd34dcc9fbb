import Foundation
import ToDo

/// The content of the property list: to-dos, the oldest first, and a version number.
struct TodoDocument: Sendable {
  static let version = 1

  private(set) var todos: [Todo] = []
  private var stored: [StoredTodo] = []

  init() {}

  /// Decodes the result of ``encoded()``.
  ///
  /// - Throws: ``NewerVersion``, or ``Malformed`` for any other invalid content.
  init(_ data: Data) throws {
    do {
      stored = try PropertyListDecoder().decode(Content.self, from: data).todos
    } catch let error as DecodingError {
      throw Malformed(error)
    }
    todos = try Self.todos(stored)
  }

  /// Adds a to-do. Returns `false` if the same to-do already exists, and throws if another one has its id.
  mutating func add(_ todo: Todo) throws -> Bool {
    if let kept = todos.first(where: { $0.id == todo.id }) {
      guard kept == todo else { throw DuplicateTodo(id: todo.id) }
      return false
    }
    todos.append(todo)
    stored.append(StoredTodo(todo))
    return true
  }

  func encoded() throws -> Data {
    let encoder = PropertyListEncoder()
    // XML is readable and can be compared.
    encoder.outputFormat = .xml
    return try encoder.encode(Content(version: Self.version, todos: stored))
  }

  private static func todos(_ stored: [StoredTodo]) throws -> [Todo] {
    var ids = Set<UUID>()
    // A cache, since parsing a date is slow and many to-dos are due on the same day.
    var days: [String: CalendarDay] = [:]
    return try stored.map { stored in
      guard ids.insert(stored.id).inserted else { throw Malformed(reason: "two to-dos have the id \(stored.id)") }
      guard let day = days[stored.day] ?? CalendarDay(stored.day) else {
        throw Malformed(reason: "“\(stored.day)”, the day of “\(stored.title.prefix(50))”, is not a date")
      }
      days[stored.day] = day
      return Todo(id: Todo.ID(stored.id), title: stored.title, day: day)
    }
  }

  private struct Content: Codable {
    let version: Int
    let todos: [StoredTodo]

    init(version: Int, todos: [StoredTodo]) {
      self.version = version
      self.todos = todos
    }

    enum CodingKeys: CodingKey {
      case version, todos
    }

    init(from decoder: any Decoder) throws {
      version = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .version)
      // Checked first, since the rest of a newer version's content is unknown.
      if version > TodoDocument.version { throw NewerVersion() }
      let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
      guard version == TodoDocument.version else {
        throw DecodingError.dataCorruptedError(forKey: .version, in: container, debugDescription: "it is invalid")
      }
      todos = try container.decode([StoredTodo].self, forKey: .todos)
    }
  }
}

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

extension Decoder {
  /// Returns a keyed container, or throws if the data has other keys.
  ///
  /// The values of unknown keys would be lost when the file is written again.
  func strictContainer<Keys: CodingKey>(keyedBy keys: Keys.Type) throws -> KeyedDecodingContainer<Keys> {
    let found = try container(keyedBy: AnyKey.self).allKeys
    if let unknown = found.first(where: { Keys(stringValue: $0.stringValue) == nil }) {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: codingPath, debugDescription: "the key “\(unknown.stringValue)” is unknown")
      )
    }
    return try container(keyedBy: keys)
  }
}

/// A coding key with any string.
private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  init?(intValue: Int) {
    nil
  }
}

extension TodoDocument {
  /// An error for content that a newer version of this program wrote.
  struct NewerVersion: Error {}

  /// An error for content that this program can't have written.
  struct Malformed: Error {
    let reason: String
  }
}

extension TodoDocument.Malformed {
  init(_ error: DecodingError) {
    switch error {
    case .typeMismatch(_, let context) where context.codingPath.isEmpty:
      self.init(reason: "it is a property list with other content")
    case .dataCorrupted(let context) where context.underlyingError != nil:
      // The parser's description of a syntax error doesn't help the user.
      self.init(reason: "it is not a property list")
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
      .dataCorrupted(let context):
      let description = context.debugDescription.trimmingCharacters(in: ["."])
      let place = context.codingPath.reduce("") { place, key in
        place + (key.intValue.map { "[\($0)]" } ?? (place.isEmpty ? "" : ".") + key.stringValue)
      }
      self.init(reason: place.isEmpty ? description : "at \(place): \(description)")
    @unknown default:
      self.init(reason: "\(error)")
    }
  }
}
