import Gherkin

/// The states of a feature and what leads from one to another, as its scenarios tell.
struct FeatureOutline {
  /// The name of the feature's types, without a suffix: `Profile`.
  let name: String
  let feature: Feature
  /// The states in the order of the scenarios; the first is the initial one.
  var states: [ScreenState] = []
  /// The asynchronous work that actions do, which a service provides.
  var works: [Work] = []
  /// The steps that neither the library nor the feature defines yet, each once.
  var ownSteps: [(snippet: StepSnippet, opensPage: Bool)] = []
  /// The options of pickers, by their labels.
  var options: [String: [String]] = [:]
  /// Whether the scenarios have a step that opens the page.
  var opensPage: Bool { ownSteps.contains { $0.opensPage } }

  /// The action that runs when the page appears, if there is one.
  var appearing: Action? { states.first?.actions.first { $0.label == nil } }

  /// Whether actions end in a state that offers nothing, although nothing failed.
  func isFinal(_ state: ScreenState) -> Bool {
    !state.hasModel && !works.contains { $0.failure == state.name }
      && states.flatMap(\.actions).contains { $0.outcomes.contains(state.name) }
  }

  subscript(state: String) -> ScreenState? { states.first { $0.name == state } }
}

/// A state, and the controls of its screen.
struct ScreenState {
  /// The case: `loadingError`.
  let name: String
  /// The words of the scenarios: "Loading Error".
  let title: String
  var actions: [Action] = []
  var fields: [Field] = []
  /// Values that its actions need, and that were entered in an earlier state.
  var kept: [Field] = []

  var hasModel: Bool { !actions.isEmpty }
  var model: String { "\(name.capitalizedFirst)Model" }
}

/// An action of a state.
struct Action {
  let name: String
  /// The title of its button, or `nil` if it runs when the page appears.
  let label: String?
  /// The screens that were seen after it, in each scenario.
  var paths: [[String]] = []
  /// The states that follow at once, before its work is done.
  var leading: [String] = []
  /// The states in which it can end; more than the first two need a decision.
  var outcomes: [String] = []
  /// The fields whose values it uses.
  var parameters: [Field] = []
  /// The work that it awaits, by its index in the outline.
  var work: Int?

  /// Whether what it leads to is known.
  var isKnown: Bool { !leading.isEmpty || !outcomes.isEmpty }
}

/// Asynchronous work, which one action or several do.
struct Work {
  let name: String
  var parameters: [Field]
  var success: String?
  var failure: String?
  var others: [String] = []
}

/// A control that holds a value.
struct Field: Hashable {
  enum Kind: Hashable { case text, toggle, choice }

  let label: String
  let kind: Kind

  var name: String { SwiftName.member(label, prefix: "value") }
  var type: String { kind == .toggle ? "Bool" : "String" }
  var empty: String { kind == .toggle ? "false" : "\"\"" }
}
