import VSM

/// An action to be superseded wherever it waits; see ``expectSupersession(limit:fileID:filePath:line:column:of:)``.
@MainActor
public struct SupersededAction<State> {
  let container: StateContainer<State>
  let steering: Steering
  let clock: TestClock?
  let observe: (StateContainer<State>) -> Void

  /// Describes an action that can be started once.
  ///
  /// - Parameters:
  ///   - container: In the state that offers the action.
  ///   - steering: Knows everything that the action can wait for, and how that can be answered.
  ///   - clock: What else it can wait for.
  ///   - observe: Lets the container observe the action.
  public init(
    in container: StateContainer<State>, answers steering: Steering, clock: TestClock? = nil,
    observe: @escaping (StateContainer<State>) -> Void
  ) {
    self.container = container
    self.steering = steering
    self.clock = clock
    self.observe = observe
  }
}
