import VSM

extension StateContainer {
  /// Waits for a state, including the current one, for which `find` returns a value, and returns this value.
  func reach<Found>(_ find: (State) -> Found?) async throws -> Found {
    for await state in states {
      if let found = find(state) { return found }
    }
    throw WrongState()
  }

  /// Waits for a state with a name.
  func reach(_ name: String) async throws {
    _ = try await reach { StateName.of($0) == name ? name : nil }
  }
}
