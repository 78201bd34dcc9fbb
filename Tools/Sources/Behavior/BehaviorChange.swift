/// A difference between two versions of a feature, in words.
public struct BehaviorChange: Hashable, Sendable {
  /// The degree of surprise that a change can cause for people who use or test the feature.
  public enum Severity: Int, Comparable, Sendable {
    /// Something is possible that was not before.
    case added = 1
    /// Something is no longer possible, or leads elsewhere.
    case removed = 3

    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  public let severity: Severity
  /// A sentence in Markdown.
  public let text: String

  static func added(_ text: String) -> Self { Self(severity: .added, text: text) }
  static func removed(_ text: String) -> Self { Self(severity: .removed, text: text) }
}

extension Behavior {
  /// Returns what changed since an older version of this feature, removals first.
  public func changes(since old: Behavior) -> [BehaviorChange] {
    var changes: [BehaviorChange] = []
    if Set(initial) != Set(old.initial) {
      changes.append(.removed("It begins in \(Self.list(initial)) instead of \(Self.list(old.initial))."))
    }
    let names = Set(states.map(\.name))
    let oldNames = Set(old.states.map(\.name))
    changes += old.states.filter { !names.contains($0.name) }.map { .removed("The state `\($0.name)` is removed.") }
    changes += states.filter { !oldNames.contains($0.name) }.map { state in
      .added("The state `\(state.name)` is new\(Self.offering(state)).")
    }
    for state in states {
      guard let before = old.states.first(where: { $0.name == state.name }) else { continue }
      changes += Self.dataChanges(of: state, since: before)
      changes += Self.actionChanges(of: state, since: before)
    }
    changes += structuralChanges(since: old)
    return changes.enumerated().sorted { ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset) }.map(
      \.element)
  }

  private static func offering(_ state: State) -> String {
    state.actions.isEmpty ? ", without actions" : ", with \(list(state.actions.map(\.name), "and"))"
  }

  private static func dataChanges(of state: State, since old: State) -> [BehaviorChange] {
    let gone = old.data.filter { !state.data.contains($0) }
    let come = state.data.filter { !old.data.contains($0) }
    return gone.map { .removed("`\(state.name)` no longer has the data `\($0)`.") }
      + come.map { .added("`\(state.name)` also has the data `\($0)`.") }
  }

  private static func actionChanges(of state: State, since old: State) -> [BehaviorChange] {
    var changes: [BehaviorChange] = []
    for before in old.actions where !state.actions.contains(where: { $0.name == before.name }) {
      let ends = before.next.isEmpty ? "" : ", which led to \(list(before.next))"
      changes.append(.removed("`\(state.name)` no longer offers `\(before.name)`\(ends)."))
    }
    for action in state.actions {
      guard let before = old.actions.first(where: { $0.name == action.name }) else {
        let ends = action.next.isEmpty ? "" : ", which leads to \(list(action.next))"
        changes.append(.added("`\(state.name)` also offers `\(action.name)`\(ends)."))
        continue
      }
      let gone = before.next.filter { !action.next.contains($0) }
      let come = action.next.filter { !before.next.contains($0) }
      if !gone.isEmpty, !come.isEmpty {
        changes.append(
          .removed("`\(action.name)` in `\(state.name)` leads to \(list(come)) instead of \(list(gone))."))
      } else if !gone.isEmpty {
        changes.append(.removed("`\(action.name)` in `\(state.name)` no longer leads to \(list(gone))."))
      } else if !come.isEmpty {
        changes.append(.added("`\(action.name)` in `\(state.name)` can also lead to \(list(come))."))
      } else if action.ways != before.ways {
        changes.append(.removed("`\(action.name)` in `\(state.name)` passes the same states in another order."))
      }
      if action.signature != before.signature {
        changes.append(
          .removed("`\(action.name)` in `\(state.name)` is `\(action.signature)` instead of `\(before.signature)`."))
      }
    }
    return changes
  }

  /// The consequences for the whole feature: states that nothing leads to or out of any more.
  private func structuralChanges(since old: Behavior) -> [BehaviorChange] {
    graph.changes(since: old.graph).compactMap { change in
      switch change {
      case .closedWaysOut(let state, _): .removed("Nothing leads out of `\(state)` any more.")
      case .closedWayIn(let state): .removed("Nothing leads to `\(state)` any more.")
      case .addedState(let state, hasWayOut: false): .added("Nothing leads out of `\(state)`.")
      default: nil
      }
    }
  }

  private static func list(_ names: [String], _ word: String = "or") -> String {
    let quoted = names.map { "`\($0)`" }
    guard quoted.count > 1 else { return quoted.first ?? "no state" }
    return quoted.dropLast().joined(separator: ", ") + " \(word) " + (quoted.last ?? "")
  }
}

/// The changes in the features of a module.
public struct BehaviorDifference: Sendable {
  public let feature: String
  public let path: String
  public let changes: [BehaviorChange]

  /// Compares all features of two versions of some files, without those that are equal.
  public static func all(from old: [Behavior], to new: [Behavior]) -> [BehaviorDifference] {
    var result: [BehaviorDifference] = []
    for feature in old where !new.contains(where: { $0.name == feature.name }) {
      let states = feature.states.map { "`\($0.name)`" }.joined(separator: ", ")
      result.append(
        .init(
          feature: feature.name, path: feature.path,
          changes: [.removed("The feature is removed, with the states \(states).")]))
    }
    for feature in new {
      guard let before = old.first(where: { $0.name == feature.name }) else {
        let states = feature.states.map { "`\($0.name)`" }.joined(separator: ", ")
        result.append(
          .init(
            feature: feature.name, path: feature.path,
            changes: [.added("The feature is new, with the states \(states).")]))
        continue
      }
      let changes = feature.changes(since: before)
      if !changes.isEmpty { result.append(.init(feature: feature.name, path: feature.path, changes: changes)) }
    }
    return result
  }
}
