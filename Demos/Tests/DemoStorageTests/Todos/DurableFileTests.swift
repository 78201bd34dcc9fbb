import Foundation
import Synchronization
import Testing
import ToDo

@testable import DemoStorage

/// The order of the steps that replace a file, and the result when a step fails.
struct DurableFileTests {
  private let folder = TemporaryFolder()

  private var path: String { folder.url.appendingPathComponent("todos.plist").path }

  private func contents() throws -> String? {
    try DurableFile(path: path) { _ in }.contents().map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func contentIsSynchronizedBeforeTheRenamingAndTheFolderAfterIt() throws {
    let steps = Mutex<[DiskStep]>([])
    let file = DurableFile(path: path) { step in steps.withLock { $0.append(step) } }
    try file.makeFolder()
    try file.replace(with: Data("new".utf8))

    #expect(
      steps.withLock(\.self) == [
        .makeFolder, .synchronizeFolder, .create, .write, .synchronize, .replace, .synchronizeFolder,
      ])
    #expect(try contents() == "new")
  }

  @Test func readerReceivesTheOldContentUntilTheNewOneIsComplete() throws {
    try folder.make()
    let seen = Mutex<[String?]>([])
    let file = DurableFile(path: path) { [path] _ in
      let contents = try DurableFile(path: path) { _ in }.contents()
      seen.withLock { $0.append(contents.map { String(decoding: $0, as: UTF8.self) }) }
    }
    try file.replace(with: Data("old".utf8))
    try file.replace(with: Data("new".utf8))

    #expect(seen.withLock(\.self) == [nil, nil, nil, nil, "old", "old", "old", "old", "old", "new"])
  }

  @Test(arguments: [DiskStep.create, .write, .synchronize, .replace, .synchronizeFolder])
  func failedStepKeepsTheOldContentAndLeavesNoOtherFile(failing: DiskStep) throws {
    try folder.make()
    try DurableFile(path: path) { _ in }.replace(with: Data("old".utf8))
    let file = DurableFile(path: path) { step in if step == failing { throw POSIXError(.ENOSPC) } }

    #expect(throws: POSIXError.self) { try file.replace(with: Data("new".utf8)) }
    // After the renaming, only a power failure can restore the old content.
    #expect(try contents() == (failing == .synchronizeFolder ? "new" : "old"))
    #expect(try folder.names == ["todos.plist"])
  }

  @Test func damagedAndRenamedFileIsKept() throws {
    try folder.make()
    let file = DurableFile(path: path) { step in if step == .synchronizeFolder { throw POSIXError(.EIO) } }
    try DurableFile(path: path) { _ in }.replace(with: Data("damaged".utf8))

    #expect(throws: POSIXError.self) { try file.setAside() }
    #expect(try contents() == "damaged")
    #expect(try folder.names == ["todos.plist", "todos.plist.damaged-1"])
    #expect(try DurableFile(path: path) { _ in }.setAside() == path + ".damaged-2")
    #expect(try folder.names == ["todos.plist.damaged-1", "todos.plist.damaged-2"])
  }

  @Test(arguments: DiskStep.allCases.filter { $0 != .setAside })
  func fullDiskIsReportedAndStoredDataIsKept(failing: DiskStep) async throws {
    let old = Todo("1")
    try await PropertyListDataStore(folder: folder.url).save(old)
    let full = PropertyListDataStore(folder: folder.url, patience: .zero) { step in
      if step == failing { throw POSIXError(.ENOSPC) }
    }

    await #expect {
      try await full.save(Todo("2"))
    } throws: { error in
      error.localizedDescription.contains("the disk is full") && error.localizedDescription.contains(path)
    }
    #expect(try await PropertyListDataStore(folder: folder.url).allTodos().first == old)
    try await PropertyListDataStore(folder: folder.url).save(Todo("3"))
    #expect(try await PropertyListDataStore(folder: folder.url).allTodos().last?.title == "3")
    #expect(try folder.names == ["todos.plist", "todos.plist.lock"])
  }
}
