import SwiftUIShim

/// A state of a view, stored in a container.
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
/// The view is updated when the state changes. `$state` is the container, for observing actions.
///
/// The container exists once for each view value that the source creates, and all copies of that value share it. It is
/// created at its first use, so a view that is created again and discarded costs none. As with `@StateObject`, a view
/// that is no longer shown, such as a level popped from a navigation stack, starts anew when it is shown again. A test
/// can read and control a view without showing it: `let view = LoadUserProfileView(userId: 1)`,
/// `view.$state.observe(…)`, `view.state`. If several live pages show copies of one view, each page has its own
/// container.
///
/// A view without an explicit initializer is created with a state, `LoadUserProfileView(state: .loading)`. To be
/// created with a container, it needs an initializer: `init(container: StateContainer<…>) { _state =
/// ViewState(container: container) }`.
@propertyWrapper
public struct ViewState<State>: DynamicProperty {
  // Not a wrapped property: reading the underscored storage of another wrapper fails if that becomes a macro.
  private let object: StateObject<StateContainer<State>>

  /// Creates a property with an initial state.
  ///
  /// - Parameter wrappedValue: Evaluated when the container is first used, not each time the view is created.
  @MainActor public init(wrappedValue: @autoclosure @escaping () -> State) {
    object = StateObject(declared: DeclaredContainer(state: wrappedValue))
  }

  /// Creates a property with an existing container, for views that share one and for previews.
  ///
  /// - Parameter container: Evaluated when the container is first used. A view that is created again with another
  ///   container keeps the first one until its identity changes.
  @MainActor public init(container: @autoclosure @escaping () -> StateContainer<State>) {
    object = StateObject(declared: DeclaredContainer(container: container))
  }

  /// The current state.
  @MainActor public var wrappedValue: State { container.state }

  /// The container, which observes actions.
  @MainActor public var projectedValue: StateContainer<State> { container }

  /// The container, for passing it on: `_state.container` is the same as `$state`.
  @MainActor public var container: StateContainer<State> { object.declaredObject }

  /// Unavailable for classes, which use ``RenderedViewState``: only a view is updated automatically.
  @MainActor
  public static subscript<Parent: AnyObject & View>(
    _enclosingInstance parent: Parent,
    wrapped wrapped: KeyPath<Parent, State>,
    storage storage: KeyPath<Parent, Self>
  ) -> State {
    parent[keyPath: storage].container.state
  }
}

// Why: Documentation/Decisions/0033-one-observing-protocol.md
/// A type that renders the states of a container: a SwiftUI view, or any class of the main actor.
///
/// ```swift
/// struct BlogView: View, ViewStateRendering {
///   @StateObject var container: StateContainer<BlogViewState>
///   var body: some View { … switch state … observe(model.load()) … }
/// }
/// ```
@MainActor
public protocol ViewStateRendering: StateObserving {}

extension ViewStateRendering {
  /// The current state.
  public var state: ViewState { container.state }
}

extension StateObject {
  /// Declares a container with an initial state: `_container = .init(state: .loading)`.
  ///
  /// - Parameter state: Evaluated when the container is first used, not each time the view is created; see
  ///   ``ViewState``.
  @MainActor public init<State>(state: @autoclosure @escaping () -> State) where ObjectType == StateContainer<State> {
    self.init(declared: DeclaredContainer(state: state, isReadDirectly: true))
  }
}
