/// A class with a stored property.
@MainActor
final class StoredProperty<State> {
  var state: State

  init(state: State) {
    self.state = state
  }
}
