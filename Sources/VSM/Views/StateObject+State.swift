import SwiftUIShim

extension StateObject {
  /// Declares a container that starts in the given state: `_container = .init(state: .loading)`.
  ///
  /// - Parameter state: Evaluated when the container is first used, not each time the view is made again; see
  ///   ``ViewState``.
  @MainActor public init<State>(state: @autoclosure @escaping () -> State) where ObjectType == StateContainer<State> {
    self.init(DeclaredContainer(state: state))
  }

  /// Uses the container that a property of a view declares.
  @MainActor init<State>(_ declaration: DeclaredContainer<State>) where ObjectType == StateContainer<State> {
    self.init(declared: { declaration.container })
  }
}
