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
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
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
