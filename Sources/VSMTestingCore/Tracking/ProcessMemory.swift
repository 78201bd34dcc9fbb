#if os(Linux)
  import Glibc

  /// The memory of this process, read through the system.
  ///
  /// Unlike a pointer, it can be read at any address: memory that has been released leads to an error, not to a crash.
  enum ProcessMemory {
    private static let descriptor = open("/proc/self/mem", O_RDONLY | O_CLOEXEC)

    static var isReadable: Bool { descriptor >= 0 }

    /// Returns the words that start at an address, or `nil` if some of them have no memory.
    static func words(_ count: Int, at address: UInt) -> [UInt]? {
      guard let offset = Int(exactly: address) else { return nil }
      let size = count * MemoryLayout<UInt>.size
      let words = [UInt](unsafeUninitializedCapacity: count) { words, initialized in
        let isRead = pread(descriptor, words.baseAddress, size, offset) == size
        initialized = isRead ? count : 0
      }
      return words.isEmpty ? nil : words
    }
  }
#endif
