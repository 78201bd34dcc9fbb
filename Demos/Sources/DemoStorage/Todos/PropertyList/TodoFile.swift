import Foundation
import ToDo

/// The file with the to-dos: read as a whole, changed under a lock, set aside by the first change when it is damaged.
struct TodoFile: Sendable {
  static let name = "todos.plist"

  private let file: DurableFile

  init(_ file: DurableFile) {
    self.file = file
  }

  /// The to-dos in the order in which they were created.
  ///
  /// This needs no lock, since a file is only ever replaced as a whole, and changes nothing: a damaged file is reported
  /// to each reader for as long as it is there.
  func todos() throws -> [Todo] {
    do {
      return try document().todos
    } catch let damage as TodoDocument.Malformed {
      throw PropertyListDataStoreError.damaged(file.path, reason: damage.reason)
    }
  }

  /// Adds a to-do for good, or does nothing where it is already.
  func add(_ todo: Todo, lockedBefore deadline: ContinuousClock.Instant) throws {
    try explaining(PropertyListDataStoreError.unwritable) { try file.makeFolder() }
    try locked(before: deadline) {
      var document = try soundDocument()
      let isNew = try document.add(todo)
      let data = try document.encoded()
      try explaining(PropertyListDataStoreError.unwritable) {
        // What is there already may be so because of a save that didn't get to its last step.
        try isNew ? file.replace(with: data) : file.synchronizeName()
      }
    }
  }

  private func document() throws -> TodoDocument {
    do {
      return try explaining(PropertyListDataStoreError.unreadable) { try file.contents() }.map(TodoDocument.init)
        ?? TodoDocument()
    } catch is TodoDocument.NewerVersion {
      throw PropertyListDataStoreError.newer(file.path)
    }
  }

  /// The content; a file without sound content is set aside first, and named in the error. Call it under the lock.
  private func soundDocument() throws -> TodoDocument {
    do {
      return try document()
    } catch let damage as TodoDocument.Malformed {
      let kept: String
      do {
        kept = try file.setAside()
      } catch let error as POSIXError {
        throw PropertyListDataStoreError.damagedInPlace(file.path, reason: damage.reason, obstacle: error.reason)
      }
      throw PropertyListDataStoreError.setAside(file.path, reason: damage.reason, keptAs: kept)
    }
  }

  private func locked<Value>(before deadline: ContinuousClock.Instant, _ work: () throws -> Value) throws -> Value {
    let lock = try explaining(PropertyListDataStoreError.unwritable) {
      try file.before(.lock)
      return try FileLock(path: file.path + ".lock", before: deadline)
    }
    guard let lock else { throw PropertyListDataStoreError.locked(file.path) }
    defer { lock.release() }
    return try work()
  }

  private func explaining<Value>(
    _ problem: (String, String) -> PropertyListDataStoreError,
    _ work: () throws -> Value
  ) throws -> Value {
    do {
      return try work()
    } catch let error as POSIXError {
      throw problem(file.path, error.reason)
    }
  }
}
