import Foundation
import ToDo

/// The content of the property list: to-dos in the order in which they were created, and a version number.
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
