import VSMTesting

/// The actions of a person in a sample, each with its effects on the page.
struct SampleUse: Sendable, CustomStringConvertible {
  let sample: String
  let turns: [Turn]

  init(_ sample: String, _ turns: Turn...) {
    self.sample = sample
    self.turns = turns
  }

  var description: String { sample }
}

extension SampleUse {
  /// One action, with effects that the page has after it, and not before.
  struct Turn: Sendable {
    let action: Action
    let shows: [String]
    let hides: [String]
    let enables: [String]
    /// Whether the page works without end, as a timer does, so that a test cannot wait until it is quiet.
    let isEndless: Bool

    init(
      _ action: Action, shows: [String] = [], hides: [String] = [], enables: [String] = [], isEndless: Bool = false
    ) {
      self.action = action
      self.isEndless = isEndless
      self.shows = shows
      self.hides = hides
      self.enables = enables
    }
  }

  enum Action: Sendable {
    case tap(String)
    case toggle(String)
    case type(String, into: String)
    case select(String, in: String)
    case slide(String, to: Double)
    case increment(String)
    case submit(String)
    case refresh
  }
}

extension SampleUse.Turn {
  static func tap(
    _ name: String, shows: [String] = [], hides: [String] = [], enables: [String] = []
  ) -> SampleUse.Turn {
    SampleUse.Turn(.tap(name), shows: shows, hides: hides, enables: enables)
  }

  static func toggle(
    _ label: String, shows: [String] = [], hides: [String] = [], enables: [String] = []
  ) -> SampleUse.Turn {
    SampleUse.Turn(.toggle(label), shows: shows, hides: hides, enables: enables)
  }

  static func type(
    _ text: String, into label: String, shows: [String] = [], hides: [String] = [], enables: [String] = []
  ) -> SampleUse.Turn {
    SampleUse.Turn(.type(text, into: label), shows: shows, hides: hides, enables: enables)
  }

  static func increment(_ label: String, shows: [String]) -> SampleUse.Turn {
    SampleUse.Turn(.increment(label), shows: shows)
  }

  static func select(
    _ option: String, in label: String, shows: [String] = [], hides: [String] = []
  ) -> SampleUse.Turn {
    SampleUse.Turn(.select(option, in: label), shows: shows, hides: hides)
  }

  /// The effects that the page has now.
  @MainActor func effects(on page: HeadlessPage) -> [String] {
    shows.filter(page.shows).map { "shows \($0)" } + hides.filter { !page.shows($0) }.map { "hides \($0)" }
      + enables.filter { page.isEnabled($0) }.map { "enables \($0)" }
  }

  /// All effects of the action.
  var allEffects: [String] {
    shows.map { "shows \($0)" } + hides.map { "hides \($0)" } + enables.map { "enables \($0)" }
  }
}

extension SampleUse.Action {
  @MainActor func perform(on page: HeadlessPage) throws {
    switch self {
    case .tap(let name): try page.tap(name)
    case .toggle(let label): try page.toggle(label)
    case .type(let text, let label): try page.type(text, into: label)
    case .select(let option, let label): try page.select(option, in: label)
    case .slide(let label, let part): try page.slide(label, to: part)
    case .increment(let label): try page.increment(label)
    case .submit(let label): try page.submit(label)
    case .refresh: try page.refresh()
    }
  }
}

extension HeadlessPage {
  fileprivate func isEnabled(_ name: String) -> Bool {
    findAll(.role(.button, name: name)).contains { !$0.isDisabled }
  }
}
