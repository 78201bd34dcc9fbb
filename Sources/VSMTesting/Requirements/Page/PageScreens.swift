#if !canImport(SwiftUI) || PortableUI
  import VSM

  /// Writes down the states that the features of a page go through, so that steps can ask for them afterwards.
  @MainActor
  final class PageScreens: StateContainerObserver {
    private var names: [String] = []
    /// Where in `names` the present states stand.
    private var present: [StateContainerID: Int] = [:]
    /// Where in `names` stands what nobody has asked for yet.
    private var next = 0

    // MARK: Hearing

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

    // MARK: Asking

    /// Leaves behind everything up to now: what is asked for next is a consequence of what follows.
    func beginAction() {
      next = names.count
    }

    /// Whether a state of this name is present, or was passed through since the one that was asked for last.
    ///
    /// Two questions about the same state ask for it once and once again, unless it is present.
    func pass(_ name: String) -> Bool {
      let wanted = Self.letters(name)
      if let index = names[next...].firstIndex(where: { Self.letters($0) == wanted }) {
        next = index + 1
        return true
      }
      return present.values.contains { Self.letters(names[$0]) == wanted }
    }

    /// The present states, in words.
    var presentStates: String { Self.list(present.values.sorted().map { names[$0] }) }

    /// The states since the one that was asked for last, in words.
    var statesSince: String { Self.list(Array(names[next...])) }

    /// Compares as people do: "Loading Error" is the case `loadingError`.
    private static func letters(_ name: String) -> String {
      name.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    private static func list(_ names: [String]) -> String {
      names.isEmpty ? "none" : names.joined(separator: ", ")
    }
  }
#endif
