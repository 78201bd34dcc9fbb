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
  @MainActor public var wrappedValue: State { object.wrappedValue.state }

  /// The container, whose `observe` is the only way to another state.
  @MainActor public var projectedValue: StateContainer<State> { object.wrappedValue }
}
