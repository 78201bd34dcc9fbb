#if PostgreSQL
  import Foundation

  /// A pipe whose end wakes a thread that polls it. Children of this process don't inherit it, unlike a `Pipe`.
  final class WakePipe: Sendable {
    private let reading: FileHandle
    private let writing: FileHandle

    init() throws {
      var ends: [Int32] = [-1, -1]
      #if canImport(Darwin)
        guard pipe(&ends) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EMFILE) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      #else
        guard pipe2(&ends, O_CLOEXEC) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EMFILE) }
      #endif
      reading = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
      writing = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
    }

    /// The descriptor to poll, which is readable once the thread has to wake.
    var descriptor: Int32 { reading.fileDescriptor }

    func wake() { try? writing.close() }
  }
#endif
