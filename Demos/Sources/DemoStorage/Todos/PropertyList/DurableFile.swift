import Foundation

/// A file that is replaced as a whole: whoever reads it, also after a crash, finds the old content or the new one.
struct DurableFile: Sendable {
  let path: String
  let before: @Sendable (DiskStep) throws -> Void

  private var folder: String { URL(fileURLWithPath: path).deletingLastPathComponent().path }

  /// The whole content; `nil` where there is no file.
  func contents() throws -> Data? {
    try before(.read)
    do {
      let descriptor = try POSIXError.check { open(path, O_RDONLY | O_CLOEXEC) }
      defer { close(descriptor) }
      return try Data(descriptor: descriptor)
    } catch let error as POSIXError where error.code == .ENOENT {
      return nil
    }
  }

  /// Replaces the content, or makes the file, and returns when the disk has it. Call it under a lock.
  ///
  /// After an error the old content is there; the new one may be only if the error came from the very last step.
  func replace(with data: Data) throws {
    let new = path + ".new"
    try before(.create)
    // One that a killed process left is worth nothing, since nobody was told that it was kept.
    unlink(new)
    let descriptor = try POSIXError.check { open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644) }
    do {
      defer { close(descriptor) }
      try before(.write)
      try data.write(descriptor: descriptor)
      try before(.synchronize)
      // Before the renaming: a file system may keep the new name first and the content later.
      try synchronize(descriptor)
      try before(.replace)
      try POSIXError.check { rename(new, path) }
    } catch {
      unlink(new)
      throw error
    }
    try synchronizeName()
  }

  /// Returns when the disk knows which content belongs to the name.
  func synchronizeName() throws {
    try synchronizeFolder(folder)
  }

  /// Gives the file a name that nothing had yet, and returns it. Call it under a lock.
  ///
  /// Between the two names the file has both, so that a crash in between loses nothing.
  func setAside() throws -> String {
    try before(.setAside)
    var number = 1
    while link(path, damaged(number)) == -1 {
      guard errno == EEXIST else { throw POSIXError.current }
      number += 1
    }
    try synchronizeName()
    try POSIXError.check { unlink(path) }
    return damaged(number)
  }

  private func damaged(_ number: Int) -> String { "\(path).damaged-\(number)" }

  /// Makes the folder, and those around it, unless it is there.
  func makeFolder() throws {
    try makeFolder(folder)
  }

  private func makeFolder(_ folder: String) throws {
    try before(.makeFolder)
    let parent = URL(fileURLWithPath: folder).deletingLastPathComponent().path
    var result = mkdir(folder, 0o777)
    if result == -1, errno == ENOENT, parent != folder {
      try makeFolder(parent)
      // Not more often: where a link leads nowhere, the parent is there and is not.
      result = mkdir(folder, 0o777)
    }
    if result == -1 {
      if errno == EEXIST { return }
      throw POSIXError.current
    }
    try synchronizeFolder(parent)
  }

  /// Names are the folder's content, and kept with it.
  private func synchronizeFolder(_ folder: String) throws {
    try before(.synchronizeFolder)
    let descriptor = try POSIXError.check { open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    defer { close(descriptor) }
    try synchronize(descriptor)
  }
}
