import Gherkin

/// The facts about states in the scenarios, before the outline decides where actions lead.
struct ScenarioReading {
  /// An action and the screens that were seen after it, in one scenario.
  struct Observation {
    /// The title of the tapped button, or `nil` if the page was opened.
    let label: String?
    /// The screen before it, or `nil` if the scenario does not say.
    let from: String?
    var fields: [Field] = []
    var path: [String] = []

    /// Whether the button says that it repeats what failed.
    var isRetry: Bool { label?.wholeMatch(of: /(?i)retry|(try|load) again/) != nil }
  }

  private(set) var observations: [Observation] = []
  /// The screens in the order of their first appearance, by their names, with their titles.
  private(set) var screens: [(name: String, title: String)] = []
  /// The fields that are used on a screen, or on an unknown one.
  private(set) var fields: [(field: Field, screen: String?)] = []
  /// The options of pickers, by their labels.
  private(set) var options: [String: [String]] = [:]

  private var current: String?
  private var entered: [Field] = []
  private var running: Observation?

  init(_ pickles: [Pickle]) {
    let hasOpening = pickles.flatMap(\.steps).contains { PageStep.opensPage($0.text) }
    for pickle in pickles {
      (current, entered, running) = (nil, [], hasOpening ? nil : Observation(label: nil, from: nil))
      for step in pickle.steps { read(step) }
      finish()
    }
  }

  private mutating func read(_ step: Pickle.Step) {
    switch PageStep(step.text) {
    case .tap(let label):
      finish()
      running = Observation(label: label, from: current, fields: entered)
      (current, entered) = (nil, [])
    case .screen(let title):
      let name = screen(titled: title)
      running?.path.append(name)
      if current != name { current = name }
    case .type(let label): enter(Field(label: label, kind: .text))
    case .switched(let label): enter(Field(label: label, kind: .toggle))
    case .choose(let option, let label):
      enter(Field(label: label, kind: .choice))
      if options[label]?.contains(option) != true { options[label, default: []].append(option) }
    case .seeText, .disabled, .other: break
    case nil:
      if PageStep.opensPage(step.text) {
        finish()
        running = Observation(label: nil, from: nil)
        current = nil
      } else if step.kind == .action {
        // Something else happens, and the next observation is not an effect of the last action.
        finish()
      }
    }
  }

  private mutating func enter(_ field: Field) {
    finish()
    if !entered.contains(field) { entered.append(field) }
    fields.append((field, current))
  }

  private mutating func finish() {
    if let running { observations.append(running) }
    running = nil
  }

  /// Returns the name of a screen. Screens are the same if they differ only in case and punctuation, as in the steps.
  private mutating func screen(titled title: String) -> String {
    func letters(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
    if let known = screens.first(where: { letters($0.title) == letters(title) }) { return known.name }
    let name = SwiftName.member(title, prefix: "state")
    screens.append((name, title))
    return name
  }
}
