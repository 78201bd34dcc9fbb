import Gherkin

extension FeatureOutline {
  /// Reads a feature whose types have this name.
  init(_ feature: Feature, name: String) {
    self.name = name
    self.feature = feature
    let pickles = feature.pickles()
    let reading = ScenarioReading(pickles)
    options = reading.options
    addOwnSteps(of: pickles)

    states = reading.screens.map { ScreenState(name: $0.name, title: $0.title) }
    let opening = Self.merged(reading.observations.filter { $0.label == nil }.map(\.path))
    beginInInitialState(opening)
    let rest = Self.resting(opening) ?? states[0].name
    for observation in reading.observations where observation.label != nil {
      add(observation, among: reading.observations, resting: rest)
    }
    for (field, screen) in reading.fields {
      let index = index(of: screen ?? rest)
      if !states[index].fields.contains(field) { states[index].fields.append(field) }
    }
    for state in states.indices {
      for action in states[state].actions.indices { finishPaths(&states[state].actions[action]) }
    }
    leaveWaitingStates()
    assignWorks()
  }

  private func index(of state: String) -> Int { states.firstIndex { $0.name == state } ?? 0 }

  private mutating func addOwnSteps(of pickles: [Pickle]) {
    for step in pickles.flatMap(\.steps) where PageStep(step.text) == nil {
      let snippet = StepSnippet(step)
      if !ownSteps.contains(where: { $0.snippet.expression == snippet.expression }) {
        ownSteps.append((snippet, PageStep.opensPage(step.text)))
      }
    }
  }

  // MARK: The beginning

  /// Puts the initial state first: the only one that is seen after opening, or one from which the page loads.
  private mutating func beginInInitialState(_ opening: [[String]]) {
    let beginnings = Set(opening.compactMap(\.first))
    if beginnings.count == 1, opening.allSatisfy({ $0.count == 1 }), let only = beginnings.first {
      states.insert(states.remove(at: index(of: only)), at: 0)
    } else if opening.isEmpty {
      states.removeAll { $0.name == "shown" }
      states.insert(ScreenState(name: "shown", title: "Shown"), at: 0)
    } else {
      states.removeAll { $0.name == "initialized" }
      var initial = ScreenState(name: "initialized", title: "Initialized")
      var action = Action(name: "load", label: nil)
      action.paths = opening
      initial.actions = [action]
      states.insert(initial, at: 0)
    }
  }

  /// The state in which the page is after opening, if nothing fails.
  private static func resting(_ opening: [[String]]) -> String? {
    let ends = opening.compactMap(\.last)
    return ends.first { !isFailure($0) } ?? ends.first
  }

  /// Whether the name of a state says that something went wrong.
  static func isFailure(_ state: String) -> Bool {
    let name = state.lowercased()
    return ["error", "fail", "problem", "offline", "unavailable", "denied", "refused"].contains { name.contains($0) }
  }

  // MARK: Actions

  private mutating func add(
    _ observation: ScenarioReading.Observation, among all: [ScenarioReading.Observation], resting: String
  ) {
    guard let label = observation.label else { return }
    for from in origins(of: observation, among: all, resting: resting) {
      let state = index(of: from)
      let name = SwiftName.member(label, prefix: "use")
      let action: Int
      if let known = states[state].actions.firstIndex(where: { $0.label == label }) {
        action = known
      } else {
        let isTaken = states[state].actions.contains { $0.name == name }
        states[state].actions.append(
          Action(name: isTaken ? "\(name)\(states[state].actions.count + 1)" : name, label: label))
        action = states[state].actions.count - 1
      }
      if !observation.path.isEmpty { states[state].actions[action].paths.append(observation.path) }
      for field in observation.fields where !states[state].actions[action].parameters.contains(field) {
        states[state].actions[action].parameters.append(field)
      }
    }
  }

  /// The states in which a button is: where a scenario says so, or else where other scenarios do, or the most likely one.
  private func origins(
    of observation: ScenarioReading.Observation, among all: [ScenarioReading.Observation], resting: String
  ) -> [String] {
    if let from = observation.from { return [from] }
    // A button that repeats failed work belongs to the state where the work failed: after the same waiting state.
    let failed = states.map(\.name).filter { state in
      Self.isFailure(state)
        && all.contains { zip($0.path, $0.path.dropFirst()).contains { $0 == observation.path.first && $1 == state } }
    }
    if observation.isRetry, !failed.isEmpty { return failed }
    let known = all.filter { $0.label == observation.label }.compactMap(\.from)
    if !known.isEmpty { return known.reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
    if observation.isRetry {
      let failures = states.map(\.name).filter(Self.isFailure)
      if !failures.isEmpty { return failures }
    }
    return [resting]
  }

  // MARK: Paths

  /// Removes paths that are the beginning of longer ones, which say more, and repetitions.
  private static func merged(_ paths: [[String]]) -> [[String]] {
    var result: [[String]] = []
    for path in paths where !path.isEmpty && !result.contains(path) {
      if !paths.contains(where: { $0.count > path.count && $0.starts(with: path) }) { result.append(path) }
    }
    return result
  }

  /// Divides the paths of an action into the states that follow at once and the outcomes.
  private func finishPaths(_ action: inout Action) {
    let paths = Self.merged(action.paths)
    let longest = paths.max { $0.count < $1.count } ?? []
    action.leading = Array(longest.dropLast())
    action.outcomes = paths.compactMap(\.last).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Lets actions that a scenario follows only to a waiting state go on, as others do from there.
  private mutating func leaveWaitingStates() {
    let waiting = Set(states.flatMap(\.actions).compactMap(\.leading.last))
    for state in states.indices {
      for action in states[state].actions.indices {
        guard states[state].actions[action].leading.isEmpty, states[state].actions[action].outcomes.count == 1,
          let only = states[state].actions[action].outcomes.first, waiting.contains(only), self[only]?.hasModel == false
        else { continue }
        states[state].actions[action].leading = [only]
        states[state].actions[action].outcomes = []
      }
    }
  }

  /// Gives actions with a waiting state or several outcomes something to await. Those with the same waiting state do the
  /// same work.
  private mutating func assignWorks() {
    var keys: [String] = []
    for state in states.indices {
      for index in states[state].actions.indices {
        let action = states[state].actions[index]
        guard !action.leading.isEmpty || action.outcomes.count > 1 else { continue }
        let key = action.leading.last ?? "\(states[state].name).\(action.name)"
        let work: Int
        if let known = keys.firstIndex(of: key) {
          work = known
        } else {
          keys.append(key)
          let isTaken = works.contains { $0.name == action.name }
          works.append(Work(name: isTaken ? "\(action.name)\(works.count + 1)" : action.name, parameters: []))
          work = works.count - 1
        }
        states[state].actions[index].work = work
        for field in action.parameters where !works[work].parameters.contains(field) {
          works[work].parameters.append(field)
        }
        let good = action.outcomes.filter { !Self.isFailure($0) }
        let bad = action.outcomes.filter(Self.isFailure)
        if works[work].success == nil { works[work].success = good.first }
        if works[work].failure == nil { works[work].failure = bad.first }
        for other in action.outcomes
        where other != works[work].success && other != works[work].failure && !works[work].others.contains(other) {
          works[work].others.append(other)
        }
      }
    }
    keepValues()
  }

  /// Lets states keep the values that the work of their actions needs and that can't be entered in them.
  private mutating func keepValues() {
    for state in states.indices {
      for action in states[state].actions {
        guard let work = action.work else { continue }
        for field in works[work].parameters
        where !action.parameters.contains(field) && !states[state].kept.contains(field) {
          states[state].kept.append(field)
        }
      }
    }
  }
}
