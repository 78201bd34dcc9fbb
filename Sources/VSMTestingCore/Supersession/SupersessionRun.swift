import VSM

/// Runs an action up to one point where it waits, and supersedes it there.
@MainActor
final class SupersessionRun {
  private(set) var problems: [String] = []
  private let path: [String]
  private let location: TestLocation
  private let quiescence = Quiescence()
  private let journal = Journal()
  private static let timePasses = "time passes"

  init(along path: [String], at location: TestLocation) {
    self.path = path
    self.location = location
    quiescence.listeners = [journal]
  }

  /// Performs the run.
  ///
  /// - Returns: The point, or `nil` if the action no longer waits, or behaves differently than in earlier runs.
  func perform<State>(_ make: () -> SupersededAction<State>) async -> SupersessionPoint? {
    weak var container: StateContainer<State>?
    let point = await supersede(make) { container = $0 }
    await passTurns()
    if point != nil, container != nil {
      report("The container was not released: the action still retains it.")
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
    for name in action.completed.subtracting(action.steering.names).sorted() where path.isEmpty {
      report("There is no dependency with the name \(name), whose calls are to be completed.")
    }

    action.observe(container)
    await quiescence.settle(at: location)
    for name in path {
      guard await answer(name, to: action) else { return nil }
    }
    let point = SupersessionPoint(state: StateName.of(container.state), choices: choices(of: action))
    if point.choices.isEmpty { return nil }

    let count = record.states.count
    let pending = action.steering.choices.filter { !others.contains($0.call) }
    container.observe(container.state)
    await quiescence.settle(at: location)
    let waiting = action.steering.choices.filter { !others.contains($0.call) }
    let continuing = waiting.filter { !$0.isCancelled }
    for name in Set(continuing.filter { !action.completed.contains($0.dependency) }.map(\.subject)).sorted() {
      report("The call of \(name) was not canceled, so its task or subscription continues.")
    }
    let ended = pending.filter { !continuing.map(\.call).contains($0.call) }
    for name in Set(ended.filter { action.completed.contains($0.dependency) }.map(\.subject)).sorted() {
      report("The call of \(name) was canceled, although it must be completed. Make it in a task of its own.")
    }
    await answerEverything(to: action, but: others)
    let late = record.states.dropFirst(count + 1).map { StateName.of($0) }
    if !late.isEmpty { report("A late answer changed the state to \(late.joined(separator: ", ")).") }
    if journal.actions.contains(where: { SuspendedTasks.count(of: .action($0)) > 0 }) {
      report("A task of the action is still suspended, and the test cannot resume it.")
    }
    return point
  }

  private func choices(of action: SupersededAction<some Any>) -> [String] {
    action.steering.choices.map(\.name) + (action.clock?.nextDeadline == nil ? [] : [Self.timePasses])
  }

  /// Gives an answer that was available in the previous run.
  ///
  /// - Returns: Whether it is available now.
  private func answer(_ name: String, to action: SupersededAction<some Any>) async -> Bool {
    if name == Self.timePasses {
      await letTimePass(on: action.clock)
    } else {
      do {
        try action.steering.choose(name)
      } catch {
        let reason = (error as? any LocatedError)?.message ?? "\(error)"
        report("The action behaves differently from run to run. Create all objects anew for each run. \(reason)")
        return false
      }
    }
    await quiescence.settle(at: location)
    return true
  }

  /// Gives the first answer to each pending call, until no call is pending or a limit is reached.
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
    let point = path.isEmpty ? "where it first waits" : "after \"\(path.joined(separator: "\", \""))\""
    problems.append("Superseded \(point): \(problem)")
  }
}
