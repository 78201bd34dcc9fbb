/// The place where an action was observed, and whether it waited for a due time.
@usableFromInline
struct Cause {
  @usableFromInline let callSite: CallSite

  /// Whether the action waited until its due time. Such an action does not drop other waiting ones.
  @usableFromInline let isDebounced: Bool

  @inlinable init(_ callSite: CallSite, isDebounced: Bool = false) {
    self.callSite = callSite
    self.isDebounced = isDebounced
  }

  @inlinable init(_ file: String, _ line: UInt, _ column: UInt) {
    self.init(CallSite(fileID: file, line: line, column: column))
  }
}
