import CombineShim

extension RenderedViewState {
  /// A container whose states one object draws; the `$state` of a ``RenderedViewState``.
  ///
  /// It observes everything that ``StateContainer`` does.
  @MainActor
  public final class RenderedContainer: ViewStateRendering {
    /// Holds the state and follows its actions. Pass it on to share the state with others.
    public let container: StateContainer<State>

    private let moment: Moment
    private let render: (AnyObject, State) -> Void
    private var hasStarted = false
    private var subscription: AnyCancellable?

    /// When a state is drawn: before or after it is stored.
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

    /// Draws the current state now, and each later one.
    ///
    /// Does nothing once drawing has begun, whether by this function or because the property was read. Call it where
    /// there is something to draw on and no need to read the state, such as in `viewDidLoad()`.
    ///
    /// - Parameter parent: The object that has the property. It is not kept; when it goes, drawing ends.
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

    /// The current state and every later one, none skipped: `for await state in $state.states`.
    public var states: StateContainer<State>.States { container.states }
  }
}
