import ArgumentParser
import DemoStorage
import Foundation
import TaskPublishers
import ToDo

/// Saves to-dos one after the other, and prints the number of each one when it is saved.
///
/// The crash test kills this process at random times.
@main
struct SaveTodos: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "save-todos")

  @Argument(help: "The data folder.") var folder: String
  @Argument(help: "How to-dos are kept.") var storage: TodoStorage
  @Argument(help: "The number of the first to-do.") var first: Int
  @Argument(help: "How many there are to save.") var count: Int

  func run() async throws {
    let folder = URL(fileURLWithPath: folder, isDirectory: true)
    let store = try storage.store(folder: folder, database: GalleryDatabase(folder: folder))
    for number in first..<first + count {
      try await store.createTodo(.numbered(number)).firstValue()
      FileHandle.standardOutput.write(Data("\(number)\n".utf8))
    }
  }
}

extension TodoStorage: ExpressibleByArgument {}

extension Todo {
  /// Returns the to-do with a number. It is always the same, so that a reader can check that it is complete.
  static func numbered(_ number: Int) -> Todo {
    let digits = String(number)
    let id = "00000000-0000-0000-0000-" + String(repeating: "0", count: 12 - digits.count) + digits
    // Some titles are long, so that writing them takes time.
    let title = "To-do \(number)" + String(repeating: " and so on", count: number % 50)
    let day = CalendarDay("2026-11-21")!.advanced(by: number % 14)
    return Todo(id: ID(UUID(uuidString: id)!), title: title, day: day)
  }
}
