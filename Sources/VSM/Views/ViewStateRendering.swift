/// Draws the states of a container: a SwiftUI view, or any class of the main actor.
///
/// ```swift
/// struct BlogView: View, ViewStateRendering {
///   @StateObject var container: StateContainer<BlogViewState>
///   var body: some View { … switch state … observe(model.load()) … }
/// }
/// ```
@MainActor
public protocol ViewStateRendering {
  /// Every state that the view can be in.
  associatedtype ViewState

  /// Holds the current state and follows actions.
  var container: StateContainer<ViewState> { get }
}

extension ViewStateRendering {
  /// The current state.
  public var state: ViewState { container.state }
}
