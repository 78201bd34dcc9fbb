import Gherkin

extension Requirements.Scenario {
  /// Runs the steps in order. Each waits until the page is quiet after the previous one.
  ///
  /// For a scenario tagged `@skip`, the test is skipped. In a parameterized test only the test case is skipped, which
  /// is reported on standard error. A scenario tagged `@pending` is expected to fail, which is reported as a known
  /// issue. If it passes, the test fails until the tag is removed.
  ///
  /// - Parameter world: The shared state of the steps, created for each scenario.
  /// - Throws: ``ScenarioFailure`` at the first step that fails, or before the first step if any step is not bound to
  ///   exactly one definition.
  @MainActor
  public func run<World>(
    in world: World, with steps: Steps<World>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async throws {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
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

  /// Runs the steps, regardless of the tags.
  @MainActor
  func perform<World>(in world: World, with steps: Steps<World>) async throws {
    let bound = pickle.steps.map(steps.binding)
    let report = StepReport([self], steps)
    guard report.problems.isEmpty else {
      throw ScenarioFailure(scenario: self, step: nil, reason: report.problems.joined(separator: "\n\n"))
    }
    var kind = StepKind.unknown
    for (index, binding) in bound.enumerated() {
      guard case .bound(let definition, let match) = binding else { continue }
      let step = pickle.steps[index]
      do {
        if step.kind == .action, kind != .action { beginAction(in: world) }
        kind = step.kind
        try await definition.body(world, match)
        await settle(world)
      } catch {
        throw ScenarioFailure(scenario: self, step: index, reason: reason(error, in: world))
      }
    }
  }

  /// Returns the error with the page, unless the error includes the page.
  ///
  /// The location is omitted if the call was made by a step of this library.
  @MainActor
  private func reason<World>(_ error: any Error, in world: World) -> String {
    let located = error as? any LocatedError
    let text = located.flatMap { $0.location.isInThisLibrary ? $0.message : nil } ?? "\(error)"
    #if !canImport(SwiftUI) || PortableUI
      if !(error is PageError), let page = (world as? any PageWorld)?.page { return "\(text)\nThe page:\n\(page)" }
    #endif
    return text
  }

  @MainActor
  private func beginAction<World>(in world: World) {
    #if !canImport(SwiftUI) || PortableUI
      (world as? any PageWorld)?.page?.screens.beginAction()
    #endif
  }

  @MainActor
  private func settle<World>(_ world: World) async {
    #if !canImport(SwiftUI) || PortableUI
      if let page = (world as? any PageWorld)?.page { return await page.settle() }
    #endif
    await passTurns()
  }
}
