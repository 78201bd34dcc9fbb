import VSMTestingCore

extension Requirements.Scenario {
  /// Runs the steps in order, and the hooks around them (``Before``, ``After``).
  ///
  /// After each step, it waits for the tasks that the test has caused, or for what a ``ScenarioWorld`` waits for.
  ///
  /// For a scenario tagged `@skip`, the test is skipped. In a parameterized test only the test case is skipped, which
  /// is reported on standard error. A scenario tagged `@pending` is expected to fail, which is reported as a known
  /// issue. If it passes, the test fails until the tag is removed.
  ///
  /// - Parameter world: The shared state of the steps, created for each scenario.
  /// - Throws: ``ScenarioFailure`` at the first step or hook that fails, or before the first step if any step is not bound to
  ///   exactly one definition.
  @MainActor
  public func run<World>(
    in world: World, with steps: Steps<World>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async throws {
    let location = TestLocation(fileID, filePath, line, column)
    if isLeftOut { try skipTest("\(place): \"\(name)\" is tagged @skip.", at: location) }
    if isPending {
      let reason = "\(place): \"\(name)\" is tagged @pending. Remove the tag when it passes."
      try await expectFailure(reason, at: location) {
        try await perform(in: world, with: steps)
      }
    } else {
      try await perform(in: world, with: steps)
    }
  }

  /// Runs the hooks and steps, regardless of the tags `@skip` and `@pending`.
  @MainActor
  package func perform<World>(in world: World, with steps: Steps<World>) async throws {
    try await ScenarioRunner(scenario: self, world: world, steps: steps).run()
  }
}

extension Requirements {
  /// Runs every scenario in one test, for XCTest, which has no parameterized tests. Each failed scenario is a separate
  /// failure.
  ///
  /// Scenarios tagged `@skip`, and scenarios tagged `@pending` that fail as expected, are reported on standard error.
  ///
  /// - Parameter world: Creates the shared state of the steps of one scenario.
  @MainActor
  public func runAll<World>(
    with steps: Steps<World>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    in world: () throws -> World
  ) async {
    let location = TestLocation(fileID, filePath, line, column)
    for scenario in scenarios {
      if scenario.isLeftOut {
        noteOutcome("\(scenario.place): \"\(scenario.name)\" is tagged @skip.")
        continue
      }
      do {
        try await scenario.perform(in: try world(), with: steps)
        guard scenario.isPending else { continue }
        TestFailure(
          "\(scenario.place): \"\(scenario.name)\" is tagged @pending, but passes. Remove the tag.", at: location
        )
        .record()
      } catch  where scenario.isPending {
        noteOutcome("\(scenario.place): \"\(scenario.name)\" is tagged @pending and fails as expected.\n\(error)")
      } catch {
        TestFailure("\(error)", at: location).record()
      }
    }
  }
}
