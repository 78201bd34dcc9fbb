import CombineShim

/// A state of a class, rendered by a function of the class.
///
/// It is for classes that render themselves, such as views and view controllers of UIKit and AppKit. For a SwiftUI
/// view, use ``ViewState``.
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
/// *When.* Rendering begins when `state` is read for the first time, or with `$state.startRendering(on: self)`. The
/// current state is rendered at once, exactly once, and each later one when it is applied. `$state` does not start it:
/// an action that is observed earlier continues, and rendering begins with the state at that time. `$state.state`
/// returns the state without rendering it. No other moment would do for a view controller: one that renders before its
/// view is loaded loads it too early, and one that waits for a request shows nothing if the request is forgotten.
///
/// *What.* Every state is rendered, in order, one after the other: a state that is observed while another one is being
/// rendered, including the first, waits until that is done.
///
/// *Ownership.* The class owns the container, which does not retain the class. The subscription is released with the
/// class, as is the container with its action, unless it is shared.
@MainActor
@propertyWrapper
public struct RenderedViewState<State> {
  /// Observes actions, and starts rendering.
  public let projectedValue: RenderedContainer

  /// Creates a property with an initial state, and calls `render()` after each state is stored.
  ///
  /// - Parameter render: A function of the class with the property. While it runs, the property is the state to render.
  public init<Parent: AnyObject>(wrappedValue: State, render: @escaping (Parent) -> () -> Void) {
    self.init(container: StateContainer(state: wrappedValue), render: render)
  }

  /// Creates a property with an initial state, and calls `render(_:)` with each state before it is stored.
  ///
  /// - Parameter render: A function of the class with the property. Its argument is the state to render. While it runs,
  ///   the property is the previous state; the first time, both are the same.
  public init<Parent: AnyObject>(
    wrappedValue: State,
    render: @escaping (Parent) -> (State) -> Void
  ) {
    self.init(container: StateContainer(state: wrappedValue), render: render)
  }

  /// Creates a property with an existing container, and calls `render()` after each state is stored.
  ///
  /// - Parameter render: As with an initial state.
  public init<Parent: AnyObject>(
    container: StateContainer<State>,
    render: @escaping (Parent) -> () -> Void
  ) {
    projectedValue = RenderedContainer(container, at: .didSet) { (parent: Parent, _) in render(parent)() }
  }

  /// Creates a property with an existing container, and calls `render(_:)` with each state before it is stored.
  ///
  /// - Parameter render: As with an initial state.
  public init<Parent: AnyObject>(
    container: StateContainer<State>,
    render: @escaping (Parent) -> (State) -> Void
  ) {
    projectedValue = RenderedContainer(container, at: .willSet) { (parent: Parent, state) in render(parent)(state) }
  }

  /// The current state, which `_state.wrappedValue` returns without rendering it. A property of a class is read with
  /// the subscript below.
  public var wrappedValue: State { projectedValue.state }

  /// The current state. Reading it for the first time renders it.
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

extension RenderedViewState {
  /// The `$state` of a ``RenderedViewState``: observes actions, and renders the states of a container on one object.
  @MainActor
  public final class RenderedContainer: ViewStateRendering {
    /// The container, which stores the state and observes actions. Pass it on to share the state.
    public let container: StateContainer<State>

    private let moment: Moment
    private let render: (AnyObject, State) -> Void
    private var hasStarted = false
    private var subscription: AnyCancellable?

    /// The time of rendering: before or after a state is stored.
    enum Moment {
      case willSet
      case didSet
    }

    init<Parent: AnyObject>(
      _ container: StateContainer<State>,
      at moment: Moment,
      render: @escaping (Parent, State) -> Void
    ) {
      self.container = container
      self.moment = moment
      self.render = { parent, state in
        guard let parent = parent as? Parent else {
          preconditionFailure(
            "A state of \(type(of: parent)) is rendered by a function of \(Parent.self), which cannot draw it. Name one "
              + "of the class that has the property: `@RenderedViewState(render: \(type(of: parent)).render)`."
          )
        }
        render(parent, state)
      }
    }

    /// Renders the current state now, and each later one when it is applied.
    ///
    /// Has no effect after rendering has begun, by this function or by reading the property. Call it if rendering is
    /// possible and the state need not be read, such as in `viewDidLoad()`.
    ///
    /// - Parameter parent: The object with the property. It is not retained; rendering ends when it is released.
    public func startRendering(on parent: some AnyObject) {
      if hasStarted { return }
      hasStarted = true
      let states = moment == .willSet ? container.willSetPublisher : container.didSetPublisher
      container.announceCurrent {
        subscription = states.sink { [weak parent, render] state in
          if let parent { render(parent, state) }
        }
      }
    }

    /// Publishes the current state on subscription, then each new state before it is stored.
    public var willSetPublisher: StatePublisher<State> { container.willSetPublisher }

    /// Publishes the current state on subscription, then each new state after it has been stored.
    public var didSetPublisher: StatePublisher<State> { container.didSetPublisher }

    /// The current state and every later one: `for await state in $state.states`.
    public var states: StateContainer<State>.States { container.states }
  }
}
