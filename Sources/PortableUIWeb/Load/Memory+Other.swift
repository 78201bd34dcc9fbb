#if !canImport(Glibc)
  enum Memory {
    /// Does nothing, because these platforms return unused memory by themselves.
    static func trim() {}
  }
#endif
