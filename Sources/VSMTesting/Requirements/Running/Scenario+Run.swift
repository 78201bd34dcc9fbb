import Gherkin

extension Requirements.Scenario {
  /// Runs the steps one after the other, each once the page is quiet after the one before.
  ///
  /// A scenario tagged `@skip` is not run, and the test is skipped; of a test with arguments the case is, which is told on
  /// the standard error. One tagged `@pending` is run and is expected to fail, which is reported as a known issue; a test
  /// that no longer fails does so until the tag is removed.
  ///
  /// - Parameter world: What the steps share: a new one for each scenario.
  /// - Throws: ``ScenarioFailure`` at the first step that fails, and before the first step if any of them is bound to no
  ///   definition or to several.
  @MainActor
  public func run<World>(
    in world: World, with steps: Steps<World>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async throws {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    if isLeftOut { try skipTest("\(place): \"\(name)\" is tagged @skip.", at: location) }
    if isPending {
      let reason = "\(place): \"\(name)\" is tagged @pending; remove the tag once it passes."
      try await expectFailure(reason, at: location) {
        try await perform(in: world, with: steps)
      }
    } else {
      try await perform(in: world, with: steps)
    }
  }

  /// Runs the steps, whatever the tags.
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

  /// What failed, and the page unless the error shows it.
  ///
  /// The place of a call is left out where a step of this library makes the call.
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
