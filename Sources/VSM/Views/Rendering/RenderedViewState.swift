/// Gives a class a state of its own, and calls one of its functions to draw each state.
///
/// It is for classes that draw themselves, as UIKit's and AppKit's views and view controllers do; a view of SwiftUI has
/// ``ViewState``.
///
/// ```swift
/// final class BlogController: UIViewController {
///   @RenderedViewState var state: BlogViewState
///
///   init(state: BlogViewState) {
///     _state = .init(wrappedValue: state, render: Self.render)
///     super.init(nibName: nil, bundle: nil)
///   }
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     if case .initialized(let model) = state { $state.observe(model.load()) }
///   }
///
///   func render() { … switch state … }
/// }
/// ```
///
/// *When it draws.* Drawing begins when `state` is read for the first time, or with `$state.startRendering(on: self)`.
/// The current state is drawn at once, exactly once, and each later one as it comes. `$state` begins nothing: an action
/// that is observed earlier goes on, and drawing begins with the state that it has reached by then.
/// `$state.state` reads the state before there is anything to draw on.
///
/// *What it draws.* Every state, in order, and one after the other: a state that is observed while another one is being
/// drawn waits until that is done, the first one included.
///
/// *What it keeps.* The class owns the container and is not kept by it. When the class goes, so do the subscription and,
/// unless it is shared, the container with its action.
@MainActor
@propertyWrapper
public struct RenderedViewState<State> {
  /// Observes actions, and begins to draw.
  public let projectedValue: RenderedContainer

  /// Starts in a state, and calls `render()` when a state has been stored.
  ///
  /// - Parameter render: A function of the class that has the property. While it runs, the property is the state to
  ///   draw.
  public init<Parent: AnyObject>(wrappedValue: State, render: @escaping (Parent) -> () -> Void) {
    self.init(container: StateContainer(state: wrappedValue), render: render)
  }

  /// Starts in a state, and calls `render(_:)` with each state before it is stored.
  ///
  /// - Parameter render: A function of the class that has the property. Its argument is the state to draw. While it
  ///   runs, the property is the state before, for comparison; at the first time both are the same.
  public init<Parent: AnyObject>(
    wrappedValue: State,
    render: @escaping (Parent) -> (State) -> Void
  ) {
    self.init(container: StateContainer(state: wrappedValue), render: render)
  }

  /// Uses a container that exists, and calls `render()` when a state has been stored.
  ///
  /// - Parameter render: As for a state to start in.
  public init<Parent: AnyObject>(
    container: StateContainer<State>,
    render: @escaping (Parent) -> () -> Void
  ) {
    projectedValue = RenderedContainer(container, at: .didSet) { (parent: Parent, _) in render(parent)() }
  }

  /// Uses a container that exists, and calls `render(_:)` with each state before it is stored.
  ///
  /// - Parameter render: As for a state to start in.
  public init<Parent: AnyObject>(
    container: StateContainer<State>,
    render: @escaping (Parent) -> (State) -> Void
  ) {
    projectedValue = RenderedContainer(container, at: .willSet) { (parent: Parent, state) in render(parent)(state) }
  }

  /// Only a class can be told to draw.
  @available(*, unavailable, message: "@RenderedViewState is for properties of classes; a view has @ViewState")
  public var wrappedValue: State { projectedValue.state }

  /// The current state; reading it for the first time draws it.
  public static subscript<Parent: AnyObject>(
    _enclosingInstance parent: Parent,
    wrapped wrapped: KeyPath<Parent, State>,
    storage storage: KeyPath<Parent, Self>
  ) -> State {
    let container = parent[keyPath: storage].projectedValue
    container.startRendering(on: parent)
    return container.state
  }
}
