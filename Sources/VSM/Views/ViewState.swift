import SwiftUIShim

/// Gives a view a state of its own, kept in a container.
///
/// ```swift
/// struct LoadUserProfileView: View {
///   @ViewState var state: LoadUserProfileViewState
///
///   init(userId: Int) {
///     _state = ViewState(wrappedValue: .initialized(LoaderModel(userId: userId)))
///   }
///
///   var body: some View { … switch state … $state.observe(model.load()) … }
/// }
/// ```
///
/// The view is drawn again when the state changes. `$state` is the container, for observing actions.
///
/// The container exists once for each view that is written down, and all copies of that view share it, whether they are
/// shown or not. It is made when it is first used, so that a view which is made anew and thrown away costs none. A test
/// can read and drive a view without showing it: `let view = LoadUserProfileView(userId: 1)`, `view.$state.observe(…)`,
/// `view.state`. Where several live pages show copies of one view, each page has a container of its own.
///
/// A view without an initializer of its own is made with a state, `LoadUserProfileView(state: .loading)`. To be made with
/// a container it needs one: `init(container: StateContainer<…>) { _state = ViewState(container: container) }`.
@propertyWrapper
public struct ViewState<State>: DynamicProperty {
  // A plain field: a wrapper that reaches for another wrapper's underscored storage breaks when that becomes a macro.
  private let object: StateObject<StateContainer<State>>

  /// Starts in a state.
  ///
  /// - Parameter wrappedValue: Evaluated when the container is first used, not each time the view is made again.
  @MainActor public init(wrappedValue: @autoclosure @escaping () -> State) {
    object = StateObject(DeclaredContainer(state: wrappedValue))
  }

  /// Uses a container that exists, for views which share one and for previews.
  ///
  /// - Parameter container: Evaluated when the container is first used. A view made anew with another container keeps
  ///   the first, until its identity changes.
  @MainActor public init(container: @autoclosure @escaping () -> StateContainer<State>) {
    object = StateObject(DeclaredContainer(container: container))
  }

  /// The current state.
  @MainActor public var wrappedValue: State { container.state }

  /// The container, whose `observe` is the only way to another state.
  @MainActor public var projectedValue: StateContainer<State> { container }

  /// The container, to pass on: `_state.container` is the same as `$state`.
  @MainActor public var container: StateContainer<State> { object.wrappedValue }

  /// Unavailable to classes, which have ``RenderedViewState``: only a view is drawn again by itself.
  @MainActor
  public static subscript<Parent: AnyObject & View>(
    _enclosingInstance parent: Parent,
    wrapped wrapped: KeyPath<Parent, State>,
    storage storage: KeyPath<Parent, Self>
  ) -> State {
    parent[keyPath: storage].container.state
  }
}
