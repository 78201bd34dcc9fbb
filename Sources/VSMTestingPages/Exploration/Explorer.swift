import StateGraphs

/// Searches a feature breadth-first.
@MainActor
final class Explorer {
  typealias Step = Exploration.Step

  /// A moment and the shortest path to it.
  private struct Moment {
    /// The number among the known moments.
    let index: Int
    let path: [Step]
    let name: String
    /// The properties that distinguish moments.
    let key: [String]
    let offered: [Step]
  }

  private(set) var findings: [Exploration.Finding] = []
  private(set) var reachedBounds: Set<Exploration.Bound> = []
  private(set) var restarts: [String: Set<String>] = [:]
  private(set) var keptStates = KeptStates()
  private(set) var stepCount = 0
  private(set) var paths = ExploredPaths()
  var momentCount: Int { known.count }

  private let limits: Exploration.Limits
  private let expected: [String]
  private let isPatient: Bool
  private let isRestarted: Bool
  private let isUsed: @MainActor (Step) -> Bool
  private let makeRun: @MainActor () -> ExplorationRun
  /// The numbers of the known moments, by the properties that distinguish them.
  private var known: [[String]: Int] = [:]
  private var queue: [Moment] = []
  private var names: [String] = []
  private var edges: Set<StateGraph.Edge> = []
  /// The shortest path to each state, and the steps without effect with their edges.
  private var pathsToStates: [String: [Step]] = [:]
  private var idle: [(finding: Exploration.Finding, edge: StateGraph.Edge)] = []
  /// The states of moments whose steps were all tried.
  private var finished: Set<String> = []
  private var produced: [ObjectIdentifier: Set<String>] = [:]
  private var declared: [ObjectIdentifier: [String]] = [:]
  private var shown: [ObjectIdentifier: Set<String>] = [:]
  private var containers = ContainerGraphs()

  init(
    limits: Exploration.Limits, declared: [String], isPatient: Bool, isRestarted: Bool,
    isUsed: @escaping @MainActor (Step) -> Bool, makeRun: @escaping @MainActor () -> ExplorationRun
  ) {
    (self.limits, expected, self.isPatient, self.isRestarted) = (limits, declared, isPatient, isRestarted)
    (self.isUsed, self.makeRun) = (isUsed, makeRun)
  }

  func explore() async {
    let report = CrashReport()
    defer { report.end() }
    report.setPath([])
    let run = makeRun()
    let first = await run.open()
    if take(first, of: nil, in: nil, path: [], run) { await restart(run) }
    run.close()
    var next = 0
    moments: while next < queue.count {
      let moment = queue[next]
      next += 1
      for step in steps(in: moment) {
        guard stepCount < limits.steps else {
          reachedBounds.insert(.steps)
          return conclude()
        }
        guard moment.path.count < limits.depth else {
          reachedBounds.insert(.depth)
          continue moments
        }
        stepCount += 1
        await attempt(step, in: moment, report: report)
      }
      finished.insert(moment.name)
      paths.finish(moment.index)
    }
    conclude()
  }

  /// The steps to try in a moment.
  private func steps(in moment: Moment) -> [Step] {
    let isWaiting = isPatient && moment.offered.contains { $0.isWait }
    return moment.offered.filter { isUsed($0) && !($0.isControl && isWaiting) }
  }

  /// Repeats the path to a moment, and performs one more step.
  private func attempt(_ step: Step, in moment: Moment, report: CrashReport) async {
    let run = makeRun()
    defer { run.close() }
    report.setPath(moment.path)
    _ = await run.open()
    let path = moment.path + [step]
    for (index, step) in path.enumerated() {
      report.setPath(Array(path[...index]))
      guard let outcome = await run.perform(step) else {
        // Whether a dialog can currently be dismissed is only known by trying.
        if step == .action(.escape), index == path.count - 1 { return }
        add(.notRepeatable(step), path: Array(path[...index]))
        paths.noteUnrepeatable()
        return
      }
      if index == path.count - 1, take(outcome, of: step, in: moment, path: path, run) { await restart(run) }
    }
  }

  /// Replaces the process in a new moment.
  private func restart(_ run: ExplorationRun) async {
    guard isRestarted, let moment = queue.last else { return }
    let other = makeRun()
    defer { other.close() }
    restarts[moment.name, default: []].insert(await other.open(continuing: run))
    keptStates.add(run.keptTexts, of: moment.name)
  }

  /// Opens a page for each state that a deployed version keeps.
  func continuations(of deployed: KeptStates?) async -> [String: KeptStates.Continuation] {
    var continuations: [String: KeptStates.Continuation] = [:]
    for (name, texts) in deployed?.states ?? [:] {
      let run = makeRun()
      continuations[name] = await run.open(continuing: texts)
      run.close()
    }
    return continuations
  }

  /// Records the result of a step, and the moment that it led to if that is new.
  ///
  /// - Returns: Whether the moment is new.
  private func take(
    _ outcome: ExplorationRun.Outcome, of step: Step?, in moment: Moment?, path: [Step], _ run: ExplorationRun
  ) -> Bool {
    let names = outcome.part.names
    containers.add(outcome.part.changes, action: step?.action ?? "appear")
    for name in names where pathsToStates[name] == nil {
      pathsToStates[name] = path
      self.names.append(name)
    }
    for (index, (from, to)) in zip(names, names.dropFirst()).enumerated() {
      let action = index > 0 ? "then" : step?.action ?? "appear"
      let edge = StateGraph.Edge(from: from, to: to, action: action, outcome: outcome.lateState.map { _ in "late" })
      edges.insert(edge)
    }
    guard let name = names.last else { return false }
    let key = run.moment(named: name)
    let isNew = known[key] == nil
    if let step, names.count == 1 {
      let edge = StateGraph.Edge(
        from: name, to: name, action: step.action, hasEffect: outcome.hasEffect || key != moment?.key)
      edges.insert(edge)
      if !edge.hasEffect, step.isControl {
        idle.append((Exploration.Finding(kind: .withoutEffect(step, in: name), path: path), edge))
      }
    }
    if outcome.isStuck { add(.looksBusy(name), path: path) }
    if let late = outcome.lateState { add(.late(late), path: path) }
    for diagnostic in outcome.diagnostics { add(.diagnostic(diagnostic), path: path) }
    produced.merge(run.trace.produced) { $0.union($1) }
    // The trace also observes the containers of other pages. Of those, only the declared cases are used.
    declared.merge(run.trace.declared.filter { produced[$0.key] != nil }) { first, _ in first }
    shown.merge(run.trace.shown) { $0.union($1) }
    let explored = run.explored(named: name)
    paths.observedNames.formUnion(run.observedNames)
    if isNew, known.count < limits.moments {
      queue.append(Moment(index: known.count, path: path, name: name, key: key, offered: run.offered))
      known[key] = known.count
      paths.add(explored)
    } else if isNew {
      reachedBounds.insert(.moments)
    }
    if let step, let moment {
      paths.add(
        ExploredPaths.Attempt(
          from: moment.index, step: step, to: known[key], result: explored,
          passed: Array(names.dropFirst().dropLast()), called: outcome.called, answered: outcome.answered))
    }
    return isNew && known[key] != nil
  }

  private func add(_ kind: Exploration.Finding.Kind, path: [Step]) {
    // The search is breadth-first, so the first path is a shortest one.
    guard !findings.contains(where: { $0.kind == kind }) else { return }
    findings.append(Exploration.Finding(kind: kind, path: path))
  }

  private func conclude() {
    for state in neverProduced { add(.neverProduced(state), path: []) }
    // A late state is not a way out, and a feature with one state needs none.
    let left = Set(edges.filter { $0.leadsElsewhere && $0.outcome == nil }.map(\.from))
    for state in names where names.count > 1 && finished.contains(state) && !left.contains(state) {
      add(.noWayOut(state), path: pathsToStates[state] ?? [])
    }
    for (finding, edge) in idle where isIdle(edge) { add(finding.kind, path: finding.path) }
  }

  /// Whether the step never had an effect in this state.
  private func isIdle(_ edge: StateGraph.Edge) -> Bool {
    !edges.contains { $0.hasEffect && $0.from == edge.from && $0.action == edge.action }
  }

  private var neverProduced: [String] {
    let all = produced.values.reduce(into: Set<String>()) { $0.formUnion($1) }.union(names)
    let missing = declared.flatMap { type, cases in
      cases.filter { produced[type]?.contains($0) != true && shown[type]?.contains($0) == true }
    }
    return missing.sorted() + expected.filter { !all.contains($0) }
  }

  /// The graphs of the single containers, by the types of their states.
  var containerGraphs: [ObjectIdentifier: StateGraph] {
    let graphs = containers.types.map { ($0, containers.graph(of: $0, declared: declared[$0] ?? [])) }
    return Dictionary(uniqueKeysWithValues: graphs).compactMapValues(\.self)
  }

  /// Everything that was observed. States that were never produced come last.
  var graph: StateGraph {
    let seen = names.enumerated().map { StateGraph.State($1, isDeclared: true, isInitial: $0 == 0) }
    return StateGraph(
      states: seen + neverProduced.map { StateGraph.State($0, isDeclared: true) },
      edges: edges.filter { $0.hasEffect || isIdle($0) })
  }
}
