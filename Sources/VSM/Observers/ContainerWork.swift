/// Work of a container besides running an action: measuring time, or delivering states to the main actor.
///
/// Testing tools count it to determine when a container is quiet.
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
  /// The call site of the action to which the work belongs, if known.
  package let callSite: CallSite?
  private let number: UInt64

  @MainActor private static var last: UInt64 = 0

  @MainActor package init(_ kind: Kind, of container: StateContainerID, from callSite: CallSite?) {
    Self.last += 1
    (self.kind, self.container, self.callSite, number) = (kind, container, callSite, Self.last)
  }

  /// Receives the work of all containers; `nil` unless a testing tool has set it.
  @MainActor package static var account: (any ContainerWorkAccount)?

  /// The work for which the current task sleeps.
  @TaskLocal package static var current: ContainerWork?
}

/// The reason why a task waits without work of its own.
package enum PassiveWait: Sendable {
  /// The end of an action that is counted separately.
  case endOfAction
  /// The next element of a stream that may be endless.
  case nextElement
}

/// Keeps account of the tasks of actions, and of the work of containers besides them. Functions that are not isolated can
/// be called on any thread.
package protocol ContainerWorkAccount: Sendable {
  /// Records the task of an action. Called after the task has run up to its first suspension, if it started at once.
  @MainActor func started(_ action: ObservedAction, in task: Task<Void, Never>)

  /// Records the start of work. Called before the task of the work is created.
  func began(_ work: ContainerWork)

  /// Records the end of work, also after its cancellation.
  func ended(_ work: ContainerWork)

  /// Records that the current task only waits from now on.
  ///
  /// - Returns: A closure that must be called once, at the end of the wait.
  func waits(for wait: PassiveWait) -> @Sendable () -> Void
}
