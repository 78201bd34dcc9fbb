import VSM

/// Runs an action up to one point at which it waits, and supersedes it there.
@MainActor
final class SupersessionRun {
  private(set) var problems: [String] = []
  private let way: [String]
  private let location: TestLocation
  private let quiescence = Quiescence()
  private let journal = Journal()
  private static let timePasses = "time passes"

  init(along way: [String], at location: TestLocation) {
    self.way = way
    self.location = location
    quiescence.listeners = [journal]
  }

  /// Performs the run.
  ///
  /// - Returns: The point; `nil` where the action waits for nothing any more, or differs from the run before.
  func perform<State>(_ make: () -> SupersededAction<State>) async -> SupersessionPoint? {
    weak var container: StateContainer<State>?
    let point = await supersede(make) { container = $0 }
    await passTurns()
    if point != nil, container != nil {
      report("The container is alive although nobody holds it: something of the action keeps it.")
    }
    return point
  }

  private func supersede<State>(
    _ make: () -> SupersededAction<State>, note: (StateContainer<State>) -> Void
  ) async -> SupersessionPoint? {
    let action = make()
    let container = action.container
    note(container)
    let record = StateRecord(of: container.id, from: container.state)
    journal.begin(record)
    quiescence.watch(container.id)
    let others = Set(action.steering.choices.map(\.call))

    action.observe(container)
    await quiescence.settle(at: location)
    for name in way {
      guard await answer(name, to: action) else { return nil }
    }
    let point = SupersessionPoint(state: StateName.of(container.state), choices: choices(of: action))
    if point.choices.isEmpty { return nil }

    let count = record.states.count
    container.observe(container.state)
    await quiescence.settle(at: location)
    let waiting = action.steering.choices.filter { !others.contains($0.call) }
    for name in Set(waiting.filter { !$0.isCancelled }.map(\.subject)).sorted() {
      report("The call of \(name) was not cancelled, so a task or a subscription goes on.")
    }
    await answerEverything(to: action, but: others)
    let late = record.states.dropFirst(count + 1).map { StateName.of($0) }
    if !late.isEmpty { report("Answered too late, it went to \(late.joined(separator: ", ")) all the same.") }
    if journal.actions.contains(where: { SuspendedTasks.count(of: .action($0)) > 0 }) {
      report("A task of the action still waits, and nothing that the test can do ends that.")
    }
    return point
  }

  private func choices(of action: SupersededAction<some Any>) -> [String] {
    action.steering.choices.map(\.name) + (action.clock?.nextDeadline == nil ? [] : [Self.timePasses])
  }

  /// Answers what the run before could be answered.
  ///
  /// - Returns: Whether that can be answered now.
  private func answer(_ name: String, to action: SupersededAction<some Any>) async -> Bool {
    if name == Self.timePasses {
      await letTimePass(on: action.clock)
    } else {
      do {
        try action.steering.choose(name)
      } catch {
        let reason = (error as? any LocatedError)?.message ?? "\(error)"
        report("It behaves differently from run to run; make everything anew for each. \(reason)")
        return false
      }
    }
    await quiescence.settle(at: location)
    return true
  }

  /// Answers what waits, each call in the first way there is, until nothing does or it seems to go on for ever.
  private func answerEverything(to action: SupersededAction<some Any>, but others: Set<Steering.CallID>) async {
    for _ in 0..<20 {
      guard let choice = action.steering.choices.first(where: { !others.contains($0.call) }) else { break }
      choice.perform()
      await quiescence.settle(at: location)
    }
    await letTimePass(on: action.clock)
    await quiescence.settle(at: location)
  }

  private func letTimePass(on clock: TestClock?) async {
    guard let clock, let next = clock.nextDeadline else { return }
    await clock.advance(
      by: clock.now.duration(to: next), fileID: location.fileID, filePath: location.filePath, line: location.line,
      column: location.column)
  }

  private func report(_ problem: String) {
    let point = way.isEmpty ? "where it waits first" : "after \"\(way.joined(separator: "\", \""))\""
    problems.append("Superseded \(point): \(problem)")
  }
}
