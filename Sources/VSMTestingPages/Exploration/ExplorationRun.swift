import Foundation
import PortableUI
import VSM
import VSMTestingCore

/// One path through a feature, on a page of its own.
@MainActor
final class ExplorationRun {
  /// The result of one step.
  struct Outcome {
    var part: ContainerTrace.Part
    /// Whether anything changed on the page or in a container, or a dependency was called.
    var hasEffect: Bool
    /// Whether the page looks busy although nothing is in progress that can end that.
    var isStuck: Bool
    var lateState: String?
    var diagnostics: ArraySlice<Diagnostic>
    /// The dependencies that were called.
    var called: Set<String> = []
    /// The call that was answered.
    var answered: ExploredPaths.Answered?
  }

  let page: HeadlessPage
  let trace: ContainerTrace
  private let texts: [String: [String]]
  /// The events of web components, as JSON, by the names of the components.
  private let events: [String: [String]]
  /// The files to choose, by their names.
  private let files: [String: Data]
  private let waiting: Set<String>
  /// The greatest numbers of calls and answers that distinguish moments.
  private let counting: [String: Int]
  private let steering = Steering()
  private let clock = TestClock()
  /// The last action of each container at the time when each pending call was first observed.
  private var callTimes: [Steering.CallID: [StateContainerID: UInt64]] = [:]
  /// The numbers of the steps in which the pending calls were first observed.
  private var callSteps: [Steering.CallID: Int] = [:]
  private var callCounts: [String: Int] = [:]
  private var answerCounts: [String: Int] = [:]
  /// The steps so far.
  private var path: [Exploration.Step] = []
  private var diagnosticCount = 0

  init<Content: View>(
    texts: [String: [String]], events: [String: [String]], files: [String: Data], waiting: Set<String>,
    counting: [String: Int], environment: EnvironmentValues,
    name: @escaping @MainActor ([StateInContainer]) -> String, feature: @MainActor (Steering) -> Content
  ) {
    (self.texts, self.events, self.files) = (texts, events, files)
    (self.waiting, self.counting) = (waiting, counting)
    trace = ContainerTrace(name: name)
    let steering = steering
    page = HeadlessPage(environment: environment, clock: clock) { feature(steering) }
  }

  /// Waits until the new page is quiet.
  func open() async -> Outcome {
    await page.settle()
    return outcome(of: nil)
  }

  /// Opens the page as another process does whose browser has kept the states of a run.
  ///
  /// - Returns: The name of the state in which the page continues.
  func open(continuing run: ExplorationRun) async -> String {
    let first = await open()
    page.restoreStates(of: run.page)
    await page.settle()
    return outcome(of: nil).part.names.last ?? first.part.names.last ?? ""
  }

  /// Opens the page as a new version does whose browser has kept texts of another one.
  func open(continuing texts: [String: String]) async -> KeptStates.Continuation {
    let first = await open()
    var rest = texts
    func restore() async {
      for name in page.restoreStates(with: { rest[$0.name] }) { rest[name] = nil }
      await page.settle()
    }
    await restore()
    let state = outcome(of: nil).part.names.last ?? first.part.names.last ?? ""
    // Some views appear only once something is loaded.
    for _ in 0..<Self.answersWhileContinuing {
      guard !rest.isEmpty, let choice = steering.choices.first else { break }
      choice.perform()
      await page.settle()
      await restore()
    }
    return KeptStates.Continuation(state: state, refused: rest.keys.sorted())
  }

  private static let answersWhileContinuing = 20

  /// The names of the calls and answers that were observed.
  var observedNames: Set<String> { Set(callCounts.keys).union(steering.choices.map(\.kind)) }

  /// The texts that the browser keeps for the views of the page, by their keys.
  var keptTexts: [String: String] {
    page.host.savedKeys.reduce(into: [:]) { $0[$1.name] = page.host.storedText(for: $1) }
  }

  /// Returns the properties that distinguish moments.
  func moment(named name: String) -> [String] {
    [name] + offered.map(\.description) + counting.keys.sorted().map { "\($0) ×\(count(of: $0))" }
      + page.elements.compactMap { element in
        guard !element.node.events.isEmpty, let value = element.node.value?.text else { return nil }
        return "\(element.name)=\(value)"
      }
  }

  /// Returns the number of calls of a dependency, or of answers, as far as it is counted.
  private func count(of name: String) -> Int {
    min(callCounts[name] ?? answerCounts[name, default: 0], counting[name, default: 0] + 1)
  }

  /// Returns what laws can ask about.
  func explored(named name: String) -> ExploredMoment {
    let counts = counting.keys.map { ($0, count(of: $0)) }
    return ExploredMoment(
      state: name, path: path, containers: Set(trace.names), shown: page.elements.map(ExploredMoment.ShownElement.init),
      counts: Dictionary(uniqueKeysWithValues: counts),
      states: page.journal.records.filter { trace.isAlive($0.container) }.compactMap(\.states.last))
  }

  /// Performs a step and waits until the page is quiet.
  ///
  /// - Returns: `nil` if the step is not available.
  func perform(_ step: Exploration.Step) async -> Outcome? {
    _ = page.takeOps()
    let call: Steering.Choice?
    if case .answer(let name) = step { call = steering.choices.first { $0.name == name } } else { call = nil }
    let before = trace.actions
    do {
      try use(step, choice: call)
    } catch {
      return nil
    }
    if case .wait(let duration) = step { await clock.advance(by: duration) }
    await page.settle()
    path.append(step)
    if let call { answerCounts[call.kind, default: 0] += 1 }
    let answered = call.map {
      ExploredPaths.Answered(dependency: $0.dependency, step: callSteps[$0.call] ?? 0)
    }
    var outcome = outcome(of: step)
    outcome.answered = answered
    // A stream continues after a value, so the resulting state is not late.
    if let call, !steering.choices.contains(where: { $0.call == call.call }), let made = callTimes[call.call] {
      let overtaken = outcome.part.began.filter { (before[$0] ?? 0) > (made[$0] ?? 0) }
      if !overtaken.isEmpty, outcome.part.hasChange { outcome.lateState = outcome.part.names.last }
    }
    return outcome
  }

  private func outcome(of step: Exploration.Step?) -> Outcome {
    let part = trace.take(of: page.quiescence.containers, heading: page.heading)
    let calls = Set(steering.choices.map(\.call))
    let isAsking = calls.contains { callTimes[$0] == nil }
    for call in calls where callTimes[call] == nil {
      callTimes[call] = trace.actions
      callSteps[call] = path.count
    }
    let before = callCounts
    callCounts = steering.callCounts
    defer { diagnosticCount = page.diagnostics.count }
    return Outcome(
      part: part, hasEffect: isAsking || part.hasChange || !part.began.isEmpty || !page.takeOps().isEmpty,
      isStuck: looksBusy && !isUnderWay,
      diagnostics: page.diagnostics[diagnosticCount...],
      called: Set(callCounts.filter { $0.value != before[$0.key, default: 0] }.keys))
  }

  private var looksBusy: Bool { page.host.isBusy || trace.names.contains(where: waiting.contains) }

  /// Whether any work is in progress that can still change the page.
  private var isUnderWay: Bool {
    trace.isFollowingAction(in: page.quiescence.containers) || page.host.usage.tasks > 0 || clock.nextDeadline != nil
      || steering.choices.contains { !$0.isCancelled }
  }

  private func use(_ step: Exploration.Step, choice: Steering.Choice?) throws {
    switch step {
    case .action(let action): try page.perform(action)
    case .answer(let name): if let choice { choice.perform() } else { try steering.choose(name) }
    case .wait: break
    }
  }

  // MARK: Available steps

  /// The steps that are currently available, in the order of the page.
  var offered: [Exploration.Step] {
    var steps: [Exploration.Step] = []
    for element in page.elements where !element.isInert && !element.isDisabled && !element.node.events.isEmpty {
      for action in uses(of: element) {
        guard case .tap(let role, let name, _) = action else {
          if !steps.contains(.action(action)) { steps.append(.action(action)) }
          continue
        }
        let same = steps.count { if case .action(.tap(role, name, _)) = $0 { true } else { false } }
        steps.append(.action(.tap(role, name, index: same)))
      }
    }
    steps += steering.choices.map { .answer($0.name) }
    if let next = clock.nextDeadline { steps.append(.wait(clock.now.duration(to: next))) }
    return steps
  }

  private func uses(of element: PageElement) -> [UserAction] {
    switch element.role {
    case .dialog, .alertdialog: return element.node.events.contains(.dismiss) ? [.escape] : []
    case .switch, .checkbox: return [.toggle(element.name)]
    case .combobox:
      return element.options.compactMap(\.text).filter { $0 != element.value }.map { .select($0, in: element.name) }
    case .textbox, .searchbox, .securefield:
      let typed = (texts[element.name] ?? []).filter { $0 != element.value }
      let isSubmitted = element.node.events.contains(.submit)
      return typed.map { .type($0, into: element.name) } + (isSubmitted ? [.submit(element.name)] : [])
    case .radio:
      return element.node.value?.text == SwitchPosition.on.rawValue ? [] : [.tap(.radio, element.name, index: 0)]
    case .filechooser:
      let isOnly = page.elements.count { $0.role == .filechooser && !$0.isInert } == 1
      return files.sorted { $0.key < $1.key }.map {
        .importFile(named: $0.key, $0.value, into: isOnly ? nil : element.name)
      }
    case .component: return (events[element.name] ?? []).map { .send($0, from: element.name) }
    default:
      return element.node.events.contains(.click) ? [.tap(element.role, element.name, index: 0)] : []
    }
  }

  /// Closes the page and ends the pending calls.
  func close() {
    page.close()
    steering.endCalls()
  }
}
