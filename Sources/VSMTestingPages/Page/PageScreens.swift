import VSM

/// Records the states of the features of a page, for later steps.
@MainActor
final class PageScreens: StateContainerObserver {
  private var names: [String] = []
  /// The indices in `names` of the current states.
  private var present: [StateContainerID: Int] = [:]
  /// The index in `names` of the first state that no step has checked.
  private var next = 0

  // MARK: Recording

  func containerCreated(_ container: StateContainerID, state: Any) {
    reach(StateName.of(state), in: container)
  }

  func stateChanged(_ change: StateChange) {
    reach(change.name, in: change.container)
  }

  func containerEnded(_ container: StateContainerID) {
    present[container] = nil
  }

  private func reach(_ name: String, in container: StateContainerID) {
    present[container] = names.count
    names.append(name)
  }

  // MARK: Checking

  /// Marks all states so far as checked, so that the next checks apply to the states that follow.
  func beginAction() {
    next = names.count
  }

  /// Returns whether a state with this name is current, or has occurred since the state that was checked last.
  ///
  /// Two checks of the same name need two occurrences of the state, unless it is current.
  func checkState(_ name: String) -> Bool {
    let wanted = Self.letters(name)
    if let index = names[next...].firstIndex(where: { Self.letters($0) == wanted }) {
      next = index + 1
      return true
    }
    return present.values.contains { Self.letters(names[$0]) == wanted }
  }

  /// The names of the current states.
  var presentStates: String { Self.list(present.values.sorted().map { names[$0] }) }

  /// The names of the states since the one that was checked last.
  var statesSince: String { Self.list(Array(names[next...])) }

  /// The letters and digits of a name, so that "Loading Error" matches the case `loadingError`.
  private static func letters(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.joined(separator: ", ")
  }
}
