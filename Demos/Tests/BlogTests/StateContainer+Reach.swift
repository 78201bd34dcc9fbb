import VSM

extension StateContainer {
  /// Waits until the container is in the state of this name.
  func reach(_ name: String) async {
    for await state in states where StateName.of(state) == name { return }
  }
}

/// The feature is not in the state that a test is about.
struct WrongState: Error {}
