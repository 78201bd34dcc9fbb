import VSM

/// An action to supersede, for ``expectSupersession(limit:fileID:filePath:line:column:of:)``.
@MainActor
public struct SupersededAction<State> {
  let container: StateContainer<State>
  let steering: Steering
  let clock: TestClock?
  let observe: (StateContainer<State>) -> Void

  /// Creates the description of an action, which can be started once.
  ///
  /// - Parameters:
  ///   - container: A container in the state that offers the action.
  ///   - steering: The dependencies that the action can wait for, with their answers.
  ///   - clock: The clock that the action can wait for.
  ///   - observe: Makes the container observe the action.
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
