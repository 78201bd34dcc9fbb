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
