#if !canImport(SwiftUI) || PortableUI
  import StateGraphs

  /// Tries everything, breadth first.
  @MainActor
  final class Explorer {
    typealias Step = Exploration.Step

    /// A moment that was found, and the shortest way to it.
    private struct Moment {
      let path: [Step]
      let name: String
      /// What tells it from all others.
      let key: [String]
      let offered: [Step]
    }

    private(set) var findings: [Exploration.Finding] = []
    private(set) var reachedBounds: Set<Exploration.Bound> = []
    private(set) var stepCount = 0
    var momentCount: Int { known.count }

    private let limits: Exploration.Limits
    private let expected: [String]
    private let isPatient: Bool
    private let isUsed: @MainActor (Step) -> Bool
    private let makeRun: @MainActor () -> ExplorationRun
    private var known: Set<[String]> = []
    private var queue: [Moment] = []
    private var names: [String] = []
    private var edges: Set<StateGraph.Edge> = []
    /// The shortest way to each state, and what was tried in vain there, with the way.
    private var ways: [String: [Step]] = [:]
    private var idle: [(finding: Exploration.Finding, edge: StateGraph.Edge)] = []
    /// The states of moments in which everything was tried.
    private var finished: Set<String> = []
    private var produced: [ObjectIdentifier: Set<String>] = [:]
    private var declared: [ObjectIdentifier: [String]] = [:]
    private var shown: [ObjectIdentifier: Set<String>] = [:]

    init(
      limits: Exploration.Limits, declared: [String], isPatient: Bool, isUsed: @escaping @MainActor (Step) -> Bool,
      makeRun: @escaping @MainActor () -> ExplorationRun
    ) {
      (self.limits, expected, self.isPatient) = (limits, declared, isPatient)
      (self.isUsed, self.makeRun) = (isUsed, makeRun)
    }

    func explore() async {
      let report = CrashReport()
      defer { report.end() }
      report.note([])
      let run = makeRun()
      let first = await run.open()
      take(first, of: nil, in: nil, path: [], run)
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
      }
      conclude()
    }

    /// What is tried in a moment.
    private func steps(in moment: Moment) -> [Step] {
      let isWaiting = isPatient && moment.offered.contains { $0.isWait }
      return moment.offered.filter { isUsed($0) && !($0.isControl && isWaiting) }
    }

    /// Goes the way to a moment again, and one step further.
    private func attempt(_ step: Step, in moment: Moment, report: CrashReport) async {
      let run = makeRun()
      defer { run.close() }
      report.note(moment.path)
      _ = await run.open()
      let path = moment.path + [step]
      for (index, step) in path.enumerated() {
        report.note(Array(path[...index]))
        guard let outcome = await run.perform(step) else {
          // A dialog does not say whether it lets itself be dismissed at present; trying tells.
          if step == .action(.escape), index == path.count - 1 { return }
          add(.notRepeatable(step), path: Array(path[...index]))
          return
        }
        if index == path.count - 1 { take(outcome, of: step, in: moment, path: path, run) }
      }
    }

    /// Writes down what came of a step, and the moment it led to if that is new.
    private func take(
      _ outcome: ExplorationRun.Outcome, of step: Step?, in moment: Moment?, path: [Step], _ run: ExplorationRun
    ) {
      let names = outcome.part.names
      for name in names where ways[name] == nil {
        ways[name] = path
        self.names.append(name)
      }
      for (index, (from, to)) in zip(names, names.dropFirst()).enumerated() {
        let action = index > 0 ? "then" : step?.action ?? "appear"
        let edge = StateGraph.Edge(from: from, to: to, action: action, outcome: outcome.lateState.map { _ in "late" })
        edges.insert(edge)
      }
      guard let name = names.last else { return }
      let key = run.moment(named: name)
      let isNew = !known.contains(key)
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
      // The trace observes the containers of other pages too, and takes nothing from them but what their types declare.
      declared.merge(run.trace.declared.filter { produced[$0.key] != nil }) { first, _ in first }
      shown.merge(run.trace.shown) { $0.union($1) }
      guard isNew else { return }
      guard known.count < limits.moments else {
        reachedBounds.insert(.moments)
        return
      }
      known.insert(key)
      queue.append(Moment(path: path, name: name, key: key, offered: run.offered))
    }

    private func add(_ kind: Exploration.Finding.Kind, path: [Step]) {
      // The first way to it is the shortest, or as short.
      guard !findings.contains(where: { $0.kind == kind }) else { return }
      findings.append(Exploration.Finding(kind: kind, path: path))
    }

    private func conclude() {
      for state in neverProduced { add(.neverProduced(state), path: []) }
      // What comes late is no way out, and a feature of one state needs none.
      let left = Set(edges.filter { $0.leadsElsewhere && $0.outcome == nil }.map(\.from))
      for state in names where names.count > 1 && finished.contains(state) && !left.contains(state) {
        add(.noWayOut(state), path: ways[state] ?? [])
      }
      for (finding, edge) in idle where isIdle(edge) { add(finding.kind, path: finding.path) }
    }

    /// Whether nothing came of what is done there, whenever it was done.
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

    /// Everything that was seen, with the states that were not seen at the end.
    var graph: StateGraph {
      let seen = names.enumerated().map { StateGraph.State($1, isDeclared: true, isInitial: $0 == 0) }
      return StateGraph(
        states: seen + neverProduced.map { StateGraph.State($0, isDeclared: true) },
        edges: edges.filter { $0.hasEffect || isIdle($0) })
    }
  }
#endif
