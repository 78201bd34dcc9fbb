extension StateLog {
  /// What a log tells.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// That a container was made, and in which state; that it is gone.
    public static let lifetimes = Self(rawValue: 1 << 0)

    /// That an action began, and how it ended.
    ///
    /// A state that is observed as such begins and ends with its change, and is mentioned here only when it was
    /// superseded before its turn came.
    public static let actions = Self(rawValue: 1 << 1)

    /// That the state changed: from which to which, and through which action.
    public static let changes = Self(rawValue: 1 << 2)

    /// Each new state with all it holds, after its name; in the system's log, only for who may see private data.
    ///
    /// Describing a state can run code of its types, and takes as long as the state is large.
    public static let payloads = Self(rawValue: 1 << 3)

    /// Everything that happens, by names.
    public static let standard: Self = [.lifetimes, .actions, .changes]
  }
}
