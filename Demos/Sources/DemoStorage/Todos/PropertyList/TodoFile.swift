import Foundation
import ToDo

/// The file of to-dos. It is read as a whole and changed under a lock. The first change renames a damaged file.
///
/// Reading must not rename it: a live page reads again a moment after it has opened, and would hide the message about
/// the damage with an empty list. Unknown keys count as damage, since a save writes the whole file and would lose them.
struct TodoFile: Sendable {
  static let name = "todos.plist"

  private let file: DurableFile

  init(_ file: DurableFile) {
    self.file = file
  }

  /// Returns the to-dos, the oldest first.
  ///
  /// Reading needs no lock, since the file is replaced atomically. It doesn't change the file: each read of a damaged
  /// file fails.
  func todos() throws -> [Todo] {
    do {
      return try document().todos
    } catch let damage as TodoDocument.Malformed {
      throw PropertyListDataStoreError.damaged(file.path, reason: damage.reason)
    }
  }

  /// Stores a to-do, or does nothing if it is already stored.
  func add(_ todo: Todo, lockedBefore deadline: ContinuousClock.Instant) throws {
    try explaining(PropertyListDataStoreError.unwritable) { try file.makeFolder() }
    try locked(before: deadline) {
      var document = try soundDocument()
      let isNew = try document.add(todo)
      let data = try document.encoded()
      try explaining(PropertyListDataStoreError.unwritable) {
        // A to-do that is already in the file may come from a save whose last step failed, so that step is repeated.
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

  /// Returns the content, or renames a damaged file and throws an error with the new name. Call it under the lock.
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
