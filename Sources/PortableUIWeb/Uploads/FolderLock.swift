#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(Darwin)
  import Darwin
#endif

/// A lock in a folder that a process has until it ends, however it ends.
struct FolderLock: ~Copyable {
  private let descriptor: Int32

  /// Takes the lock of a folder, or returns `nil` if another process, or this one, has it.
  init?(of folder: String) {
    #if os(Windows)
      return nil
    #else
      let opened = open(folder + "/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      guard opened >= 0 else { return nil }
      guard flock(opened, LOCK_EX | LOCK_NB) == 0 else {
        close(opened)
        return nil
      }
      descriptor = opened
    #endif
  }

  deinit {
    #if !os(Windows)
      close(descriptor)
    #endif
  }
}

/// Makes a new folder with a random name that only the user of this process can read, and returns its path.
func makePrivateFolder(startingWith prefix: String) throws -> String {
  #if os(Windows)
    throw FolderError.notMade
  #else
    var template = Array((prefix + "XXXXXX").utf8CString)
    let path = template.withUnsafeMutableBufferPointer { mkdtemp($0.baseAddress!) }
    guard path != nil else { throw FolderError.notMade }
    return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  #endif
}

enum FolderError: Error { case notMade }
