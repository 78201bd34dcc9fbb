import PortableUI
import VSMTestingCore

extension Exploration {
  /// A problem of a feature, with the shortest path to it that was found.
  public struct Finding: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
      /// The state is declared, but no step produced it.
      case neverProduced(String)
      /// No step led from the state to another.
      case noWayOut(String)
      /// The control had no effect whenever it was used in this state.
      case withoutEffect(Step, in: String)
      /// The state looks busy, because of a `ProgressView` or its name, but nothing is in progress.
      ///
      /// In progress are running actions of the page's containers, tasks of the page's views, sleeps on the page's
      /// clock, and pending calls of steered dependencies that have not been canceled.
      case looksBusy(String)
      /// The answer to a superseded call led to the state.
      case late(String)
      /// The runtime reported a misuse.
      case diagnostic(Diagnostic)
      /// The path was repeated, but this step was not available at its end.
      case notRepeatable(Step)
    }

    public let kind: Kind

    /// The steps, starting with a new page. Empty for a state that is never produced.
    public let path: [Step]
  }
}

extension Exploration.Finding: CustomStringConvertible {
  public var description: String {
    let problem =
      switch kind {
      case .neverProduced(let state): "The state \(state) is declared but never produced."
      case .noWayOut(let state): "The state \(state) has no way out."
      case .withoutEffect(let step, let state): "In the state \(state), \(step) has no effect."
      case .looksBusy(let state): "The state \(state) looks busy, but nothing is in progress."
      case .late(let state): "The state \(state) comes late: from the answer to a superseded call."
      case .diagnostic(let diagnostic): diagnostic.message
      case .notRepeatable(let step):
        "Repeating the path did not lead to \(step): the result depends on something that is not steered."
      }
    return path.isEmpty ? problem : "\(problem) Path: \(path.map(\.description).joined(separator: ", "))."
  }
}

extension Exploration {
  /// One step of an exploration.
  public enum Step: Hashable, Sendable {
    /// A user action on a control.
    case action(UserAction)
    /// An answer to a pending call, by its name.
    case answer(String)
    /// Advancing the clock.
    case wait(Duration)

    /// The label in the graph. It omits durations, which depend on the previous steps.
    var action: String { isWait ? "time passes" : description }

    var isWait: Bool {
      if case .wait = self { true } else { false }
    }

    /// Whether the step is a user action.
    var isControl: Bool {
      if case .action = self { true } else { false }
    }
  }
}

extension Exploration.Step: CustomStringConvertible {
  /// A readable form of the step: `tap "Save"`.
  public var description: String {
    switch self {
    case .action(let action): action.description
    case .answer(let name): name
    case .wait(let duration): "wait \(duration)"
    }
  }
}

extension Exploration.Step {
  /// The step as a line of a test.
  var source: String {
    switch self {
    case .action(let action): action.source
    case .answer(let name): "try steering.choose(\(name.debugDescription))"
    case .wait(let duration):
      "await clock.advance(by: .nanoseconds(\(duration.components.seconds * 1_000_000_000 + duration.components.attoseconds / 1_000_000_000)))"
    }
  }
}

extension Exploration {
  /// Returns the source of a test that repeats a path, for debugging.
  ///
  /// - Parameters:
  ///   - path: The path, such as the path of a finding.
  ///   - name: The name of the test.
  ///   - feature: An expression that creates the feature from a `steering`.
  public static func testSource(for path: [Step], named name: String, feature: String) -> String {
    let isWaiting = path.contains { if case .wait = $0 { true } else { false } }
    var lines = ["@Test @MainActor func \(name)() async throws {", "  let steering = Steering()"]
    if isWaiting { lines.append("  let clock = TestClock()") }
    lines.append("  let page = HeadlessPage\(isWaiting ? "(clock: clock)" : "") { \(feature) }")
    lines.append("  await page.settle()")
    for step in path { lines += ["  \(step.source)", "  await page.settle()"] }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }
}
