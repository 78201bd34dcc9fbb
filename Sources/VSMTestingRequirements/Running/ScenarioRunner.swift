import Gherkin
import VSMTestingCore

/// Runs the hooks and steps of a scenario, regardless of its tags `@skip` and `@pending`.
@MainActor
struct ScenarioRunner<World> {
  let scenario: Requirements.Scenario
  let world: World
  let steps: Steps<World>

  private var observer: (any ScenarioWorld)? { world as? any ScenarioWorld }

  func run() async throws(ScenarioFailure) {
    let report = StepReport([scenario], steps)
    guard report.problems.isEmpty else {
      throw ScenarioFailure(
        scenario: scenario, place: .binding, reason: report.problems.joined(separator: "\n\n"))
    }
    var failure: ScenarioFailure?
    do throws(ScenarioFailure) {
      try await runHooksBefore()
      try await runSteps()
    } catch {
      failure = error
    }
    await runHooksAfter(&failure)
    if let failure { throw failure }
  }

  private func runHooksBefore() async throws(ScenarioFailure) {
    for hook in steps.before where hook.selects(scenario) {
      do {
        try await hook.body(world, scenario)
        await waitForEffects()
      } catch {
        throw ScenarioFailure(scenario: scenario, place: .beginning, reason: reason(for: error, in: hook))
      }
    }
  }

  private func runSteps() async throws(ScenarioFailure) {
    var kind = StepKind.unknown
    for (index, step) in scenario.pickle.steps.enumerated() {
      guard case .bound(let definition, let match) = steps.binding(of: step) else { continue }
      do {
        if step.kind == .action, kind != .action { observer?.actionWillBegin() }
        // A step of an unknown kind, such as "*", does not end a group of actions.
        if step.kind != .unknown { kind = step.kind }
        try await definition.body(world, match)
        await waitForEffects()
      } catch {
        throw ScenarioFailure(scenario: scenario, place: .step(index), reason: reason(for: error))
      }
    }
  }

  /// Runs all hooks after the steps, whatever has failed. Their failures are added to an earlier one.
  private func runHooksAfter(_ failure: inout ScenarioFailure?) async {
    for hook in steps.after.reversed() where hook.selects(scenario) {
      do {
        try await hook.body(world, scenario)
      } catch {
        let reason = reason(for: error, in: hook)
        if failure == nil { failure = ScenarioFailure(scenario: scenario, place: .end, reason: "") }
        failure?.add(reason)
      }
    }
  }

  private func waitForEffects() async {
    if let observer { await observer.stepDidRun() } else { await passTurns() }
  }

  private func reason(for error: any Error, in hook: ScenarioHook<World>? = nil) -> String {
    let reason = observer?.failureReason(for: error) ?? "\(error)"
    return hook.map { "\($0.line) failed.\n\(reason)" } ?? reason
  }
}
