#if canImport(Glibc)
  import Glibc

  enum Memory {
    private typealias Trim = @convention(c) (Int) -> Int32

    /// The function `malloc_trim` of the system, which the module of glibc does not contain.
    private static let function = dlsym(nil, "malloc_trim").map { unsafeBitCast($0, to: Trim.self) }

    /// Returns unused memory to the system. glibc keeps it otherwise, because it is between memory that is used.
    static func trim() { _ = function?(0) }
  }
#endif
