import SwiftUIShim

extension StateObject {
  /// Makes a container in the given state when the view is first shown: `_container = .init(state: .loading)`.
  ///
  /// - Parameter state: Evaluated once, when the view is first shown, not each time the view is made again.
  @MainActor public init<State>(state: @autoclosure @escaping () -> State) where ObjectType == StateContainer<State> {
    self.init(wrappedValue: StateContainer(state: state()))
  }
}
