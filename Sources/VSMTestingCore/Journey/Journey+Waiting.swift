import VSM

// Waits for a state that the test does not cause by itself, such as a state from a publisher with a real scheduler.
extension Journey {
  /// Waits until a state meets a condition.
  ///
  /// ```swift
  /// container.observe(service.updates().receive(on: DispatchQueue.global()))
  /// await journey.wait { $0.isOnline }
  /// ```
  ///
  /// The condition is evaluated with each state since the previous expectation, or else with the current state, and then
  /// with each new state as soon as it is applied. The states still have to be expected.
  ///
  /// Use it for work that ``settle(fileID:filePath:line:column:)`` does not wait for. The wait is reported and ends like
  /// that function.
  public func wait(
    until condition: @escaping @MainActor (State) -> Bool,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    let location = TestLocation(fileID, filePath, line, column)
    await wait(until: condition, describedAs: "a state that meets a condition", at: location)
  }

  /// Waits until the journey reaches this state.
  ///
  /// ```swift
  /// await journey.wait(for: "loaded")
  /// ```
  ///
  /// Only the name or case of the state is compared. See ``wait(until:fileID:filePath:line:column:)`` for which states
  /// are considered, and when the wait is reported.
  public func wait(
    for expected: ExpectedState<State>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    let location = TestLocation(fileID, filePath, line, column)
    await wait(until: { expected.matches($0) }, describedAs: "the state \(expected)", at: location)
  }

  private func wait(
    until condition: @escaping (State) -> Bool, describedAs goal: String, at location: TestLocation
  ) async {
    var next = progress.firstUnseen
    let record = record
    _ = await quiescence.wait(
      until: {
        while next < record.states.count {
          defer { next += 1 }
          if let state = record.states[next] as? State, condition(state) { return true }
        }
        return false
      }, of: .states,
      describedAs: "\(record.container), which is in the state \(record.currentName), reaches \(goal)", at: location)
  }
}
