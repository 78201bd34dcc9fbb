#if !canImport(Combine)
  /// How a fan-in passes the demand of its downstream on, and what becomes of values that nobody asked for.
  enum BackPressure {
    /// Each upstream is asked for one value at a time, and each value waits until downstream wants it.
    ///
    /// Once downstream wants everything, so does each upstream hear. An upstream that sends more than it was
    /// asked for has its waiting value replaced by the newer one.
    case oneValueEach

    /// Each upstream is asked for as many values as downstream asks for; what exceeds that is dropped.
    case passedThrough
  }
#endif
