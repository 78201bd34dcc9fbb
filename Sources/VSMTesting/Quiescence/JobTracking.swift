#if !os(Linux)
  /// Follows the jobs of the Swift runtime to the tests that have caused them.
  ///
  /// It replaces functions of the runtime, which has been tried on Linux alone. Elsewhere waiting rests on the accounts of
  /// ``Quiescence`` and on a margin for everything else; see ``passTurns()``.
  enum JobTracking {
    static let isAvailable = false
    static func currentLineage() -> JobLineage? { nil }
    static func attributing<Result>(to lineage: JobLineage?, _ work: () -> Result) -> Result { work() }
    static func forget(_ lineage: JobLineage) {}
  }
#endif
