import SwiftUIShim

/// Gives a view a state of its own, kept in a container as long as the view is there.
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
/// A view without an initializer of its own is made with a state, `LoadUserProfileView(state: .loading)`. To be made with
/// a container it needs one: `init(container: StateContainer<…>) { _state = ViewState(container: container) }`.
@propertyWrapper
public struct ViewState<State>: DynamicProperty {
  // A plain field: a wrapper that reaches for another wrapper's underscored storage breaks when that becomes a macro.
  private let object: StateObject<StateContainer<State>>

  /// Starts in a state.
  ///
  /// - Parameter wrappedValue: Evaluated once, when the view is first shown, not each time the view is made again.
  @MainActor public init(wrappedValue: @autoclosure @escaping () -> State) {
    object = StateObject(state: wrappedValue())
  }

  /// Uses a container that exists, for views which share one and for previews.
  ///
  /// - Parameter container: Evaluated once, when the view is first shown. A view made anew with another container keeps
  ///   the first, until its identity changes.
  @MainActor public init(container: @autoclosure @escaping () -> StateContainer<State>) {
    object = StateObject(wrappedValue: container())
  }

  /// The current state.
  @MainActor public var wrappedValue: State { container.state }

  /// The container, whose `observe` is the only way to another state.
  @MainActor public var projectedValue: StateContainer<State> { container }

  /// The container, to pass on: `_state.container` is the same as `$state`.
  @MainActor public var container: StateContainer<State> { object.wrappedValue }

  /// Only a view is told of the changes; a class has ``RenderedViewState``.
  @MainActor
  public static subscript<Parent: AnyObject & View>(
    _enclosingInstance parent: Parent,
    wrapped wrapped: KeyPath<Parent, State>,
    storage storage: KeyPath<Parent, Self>
  ) -> State {
    parent[keyPath: storage].container.state
  }
}
