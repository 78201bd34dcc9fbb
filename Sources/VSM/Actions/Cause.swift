/// How an action came to be observed.
@usableFromInline
struct Cause {
  @usableFromInline let callSite: CallSite

  /// Whether it waited until its due time. Such an action does not drop the others that wait.
  @usableFromInline let isDebounced: Bool

  @inlinable init(_ callSite: CallSite, isDebounced: Bool = false) {
    self.callSite = callSite
    self.isDebounced = isDebounced
  }

  @inlinable init(_ file: String, _ line: UInt, _ column: UInt) {
    self.init(CallSite(fileID: file, line: line, column: column))
  }
}
