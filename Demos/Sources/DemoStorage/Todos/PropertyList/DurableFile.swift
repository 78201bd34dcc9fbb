import Foundation

/// A file that is replaced atomically: a reader gets the old content or the new content, also after a crash.
struct DurableFile: Sendable {
  let path: String
  let before: @Sendable (DiskStep) throws -> Void

  private var folder: String { URL(fileURLWithPath: path).deletingLastPathComponent().path }

  /// Returns the content of the file, or `nil` if there is no file.
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

  /// Replaces the content or creates the file, and returns when it is on disk. Call it under a lock.
  ///
  /// After an error, the file has the old content. Only if the last step failed, it can have the new content.
  func replace(with data: Data) throws {
    let new = path + ".new"
    try before(.create)
    // A killed process can leave a temporary file. It is not needed, since its save was not reported as successful.
    unlink(new)
    let descriptor = try POSIXError.check { open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644) }
    do {
      defer { close(descriptor) }
      try before(.write)
      try data.write(descriptor: descriptor)
      try before(.synchronize)
      // Before the renaming, since a file system may write the new name to disk before the content.
      try synchronize(descriptor)
      try before(.replace)
      try POSIXError.check { rename(new, path) }
    } catch {
      unlink(new)
      throw error
    }
    try synchronizeName()
  }

  /// Waits until the file's directory entry is on disk.
  func synchronizeName() throws {
    try synchronizeFolder(folder)
  }

  /// Renames the file to an unused name, and returns the name. Call it under a lock.
  ///
  /// The new name is linked before the old one is removed, so that a crash in between loses nothing.
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

  /// Creates the folder and its parent folders if they don't exist.
  func makeFolder() throws {
    try makeFolder(folder)
  }

  private func makeFolder(_ folder: String) throws {
    try before(.makeFolder)
    let parent = URL(fileURLWithPath: folder).deletingLastPathComponent().path
    var result = mkdir(folder, 0o777)
    if result == -1, errno == ENOENT, parent != folder {
      try makeFolder(parent)
      // Only one retry: with a dangling symbolic link, mkdir reports the parent both as existing and as missing.
      result = mkdir(folder, 0o777)
    }
    if result == -1 {
      if errno == EEXIST { return }
      throw POSIXError.current
    }
    try synchronizeFolder(parent)
  }

  /// Waits until the folder's directory entries are on disk.
  private func synchronizeFolder(_ folder: String) throws {
    try before(.synchronizeFolder)
    let descriptor = try POSIXError.check { open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    defer { close(descriptor) }
    try synchronize(descriptor)
  }
}

/// A step of reading or writing a file on disk. Tests let each step fail.
enum DiskStep: CaseIterable, Sendable {
  case makeFolder, lock, read, create, write, synchronize, replace, synchronizeFolder, setAside
}

/// An exclusive lock among processes. The system releases it when its process ends.
///
/// It locks a separate file that is never replaced or removed, since a lock belongs to the file and not to its name.
struct FileLock {
  private let descriptor: Int32

  /// Waits for the lock, which blocks the thread, and returns `nil` if it isn't free by the deadline.
  ///
  /// It polls, since the system's `flock` has no timeout.
  init?(path: String, before deadline: ContinuousClock.Instant) throws {
    // Closed on exec, since a child process would inherit the lock.
    descriptor = try POSIXError.check { open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644) }
    while flock(descriptor, LOCK_EX | LOCK_NB) == -1 {
      let error = POSIXError.current
      guard error.code == .EWOULDBLOCK || error.code == .EINTR else {
        close(descriptor)
        throw error
      }
      guard ContinuousClock.now < deadline else {
        close(descriptor)
        return nil
      }
      usleep(1000)
    }
  }

  func release() {
    close(descriptor)
  }
}
