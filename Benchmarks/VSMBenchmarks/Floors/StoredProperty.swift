/// The floor of floors: a class with a property.
@MainActor
final class StoredProperty<State> {
  var state: State

  init(state: State) {
    self.state = state
  }
}
