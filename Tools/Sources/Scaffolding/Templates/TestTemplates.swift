import Gherkin

/// The tests of the feature.
struct TestTemplates {
  let outline: FeatureOutline
  let sources: SourceTemplates

  private var name: String { outline.name }
  private var stepsName: String { "\(SwiftName.member(name, prefix: "feature"))Steps" }
  private var service: String { outline.works.isEmpty ? "" : "service: service" }

  // MARK: Steps

  /// Whether a step has a table or a text, whose types `Gherkin` declares.
  var usesGherkin: Bool {
    outline.ownSteps.contains {
      $0.snippet.description.contains(": DataTable)") || $0.snippet.description.contains(": DocString)")
    }
  }

  var steps: String {
    var lines = usesGherkin ? ["import Gherkin", "import VSMTesting"] : ["import VSMTesting"]
    lines += [
      "", "@testable import \(name)", "", "/// What the steps of a scenario share.",
      "@MainActor final class \(name)World: PageWorld {",
    ]
    if !outline.works.isEmpty {
      lines += [
        "  /// Steps can replace its functions while the page is open.", "  var service = \(name)Service.immediate",
      ]
    }
    lines += ["  var page: HeadlessPage?", ""]
    if !outline.opensPage { lines += ["  init() { open() }", ""] }
    lines.append("  func open() {")
    if !outline.works.isEmpty { lines += current }
    lines += [
      "    page = HeadlessPage { \(name)View(\(service)) }", "  }", "}", "",
      "@MainActor let \(stepsName) = Steps<\(name)World> {", "  Steps.page",
    ]
    for (snippet, opensPage) in outline.ownSteps {
      let text = opensPage ? snippet.definition(with: "world.open()") : snippet.description
      lines += text.split(separator: "\n").map { "  \($0)" }
    }
    return (lines + ["}"]).text
  }

  /// A service that uses the world's functions of the moment.
  private var current: [String] {
    let functions = outline.works.map { work in
      let values = work.parameters.indices.map { "$\($0)" }.joined(separator: ", ")
      return "\(work.name): { \(work.failure == nil ? "" : "try ")await self.service.\(work.name)(\(values)) }"
    }
    let line = "    let service = \(name)Service(\(functions.joined(separator: ", ")))"
    if line.count <= 120 { return [line] }
    return ["    let service = \(name)Service("] + functions.dropLast().map { "      \($0)," }
      + functions.suffix(1).map { "      \($0))" }
  }

  // MARK: Scenarios

  var requirements: String {
    let function = SwiftName.member(name, prefix: "feature")
    return """
      import Testing
      import VSMTesting

      @testable import \(name)

      /// The scenarios of \(name).feature.
      @MainActor struct \(name)RequirementsTests {
        @Test(arguments: try Requirements().scenarios)
        func \(function)(_ scenario: Requirements.Scenario) async throws {
          try await scenario.run(in: \(name)World(), with: \(stepsName))
        }

        @Test func everyStepHasOneDefinition() throws {
          let report = try Requirements().report(on: \(stepsName))
          #expect(report.problems.isEmpty, "\\(report)")
        }
      }

      """
  }

  // MARK: Actions

  /// A test of each action and outcome, or `nil` if there are no actions.
  var actions: String? {
    var tests: [[String]] = []
    for state in outline.states {
      for action in state.actions where action.isKnown { tests += self.tests(of: action, in: state) }
    }
    if tests.isEmpty { return nil }
    let imports = ["import Testing", "import VSM", "import VSMTesting", "", "@testable import \(name)", ""]
    let hasFailure = outline.works.contains { $0.failure != nil }
    return
      (imports + (hasFailure ? ["private struct NoConnection: Error {}", ""] : [])
      + ["@MainActor struct \(name)ViewStateTests {"] + tests.joined(separator: [""]) + ["}"]).text
  }

  private func tests(of action: Action, in state: ScreenState) -> [[String]] {
    guard let work = action.work.map({ outline.works[$0] }) else {
      return [test(of: action, in: state, ending: action.outcomes[0], failing: nil)]
    }
    let success = test(of: action, in: state, ending: work.success ?? state.name, failing: nil)
    guard let failure = work.failure else { return [success] }
    return [success, test(of: action, in: state, ending: failure, failing: work)]
  }

  private func test(of action: Action, in state: ScreenState, ending end: String, failing work: Work?) -> [String] {
    let isAsync = action.work != nil && action.leading.isEmpty
    let values = action.parameters.map { "\($0.name): \($0.kind == .toggle ? "true" : $0.label.literal)" }
    let call = "model.\(action.name)(\(values.joined(separator: ", ")))"
    let states = (action.leading + [end]).map(\.literal).joined(separator: ", ")
    let suffix = work == nil ? "LeadsTo\(end.capitalizedFirst)" : "LeadsTo\(end.capitalizedFirst)IfItFails"
    var lines = ["  @Test func \(action.name)In\(state.name.capitalizedFirst)\(suffix)() async {"]
    if let work {
      let ignored = work.parameters.map { _ in "_" }.joined(separator: ", ")
      lines += [
        "    var service = \(name)Service.immediate",
        "    service.\(work.name) = {\(ignored.isEmpty ? "" : " \(ignored) in") throw NoConnection() }",
      ]
    }
    let arguments = sources.arguments(of: state, service: work == nil ? ".immediate" : "service")
    return lines + [
      "    let model = \(name)ViewState.\(state.model)(\(arguments))",
      "    let container = StateContainer(state: \(name)ViewState.\(state.name)(model))",
      "    let journey = Journey(of: container)",
      "    container.observe\(isAsync ? " { await \(call) }" : "(\(call))")",
      "    await journey.expect(\(states))", "  }",
    ]
  }
}
