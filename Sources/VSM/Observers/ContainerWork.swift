/// Something that a container does besides running an action: it measures time, or takes states to the main actor.
///
/// Testing tools count it, so that they know when a container is quiet.
package struct ContainerWork: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A timer until a debounced action is due.
    case debounce
    /// A timer until the waiting states of a sequence are applied or replaced.
    case antiFlicker
    /// States that a publisher sent outside the main actor, until they are applied.
    case delivery
  }

  package let kind: Kind
  package let container: StateContainerID
  /// Where the action was observed that the work belongs to, as far as it is known.
  package let callSite: CallSite?
  private let number: UInt64

  @MainActor private static var last: UInt64 = 0

  @MainActor package init(_ kind: Kind, of container: StateContainerID, from callSite: CallSite?) {
    Self.last += 1
    (self.kind, self.container, self.callSite, number) = (kind, container, callSite, Self.last)
  }

  /// Receives the work of all containers; `nil` unless a testing tool has set it.
  @MainActor package static var account: (any ContainerWorkAccount)?

  /// The work on whose behalf the current task sleeps.
  @TaskLocal package static var current: ContainerWork?
}

/// What a task waits for when it does not work itself.
package enum PassiveWait: Sendable {
  /// The end of an action that is counted by itself.
  case endOfAction
  /// The next element of a stream that may be endless.
  case nextElement
}

/// Counts what containers do besides running actions. Its functions can be called on any thread.
package protocol ContainerWorkAccount: Sendable {
  /// Work has begun. Called before the task that does it exists.
  func began(_ work: ContainerWork)

  /// Work has ended, or was canceled and has noticed it.
  func ended(_ work: ContainerWork)

  /// The current task only waits from here on.
  ///
  /// - Returns: A closure to be called once, when the wait is over.
  func waits(for wait: PassiveWait) -> @Sendable () -> Void
}
