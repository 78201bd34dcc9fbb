import VSM

extension StateContainer {
  /// Waits for a state that fits, which may be the current one, and returns what was found in it.
  func reach<Found>(_ find: (State) -> Found?) async throws -> Found {
    for await state in states {
      if let found = find(state) { return found }
    }
    throw WrongState()
  }

  /// Waits for the state of this name.
  func reach(_ name: String) async throws {
    _ = try await reach { StateName.of($0) == name ? name : nil }
  }
}
