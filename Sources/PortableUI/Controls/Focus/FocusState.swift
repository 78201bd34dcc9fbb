import MainActorIsolation

/// The keyboard focus as a value that a view reads and sets.
///
/// Setting it moves the focus of the page after the views are rendered. The value changes when a person moves the
/// focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let none: Value
  private var box: FocusBox<Value>?

  /// Creates a state that is true while a view has the focus, and initially false.
  public init() where Value == Bool { none = false }

  /// Creates a state with the value of the view that has the focus, initially `nil`.
  public init<Place: Hashable>() where Value == Place? { none = nil }

  /// The value of the view that has the focus; `false` or `nil` while no view has it.
  public var wrappedValue: Value {
    get { projectedValue.wrappedValue }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  /// A binding for `focused` and for other views.
  public var projectedValue: Binding { Binding(none: none, box: box) }

  /// A binding to the focus state of another view.
  @propertyWrapper
  public struct Binding {
    let none: Value
    let box: FocusBox<Value>?

    /// The value of the view that has the focus. Outside a page, setting it only reports a diagnostic.
    public var wrappedValue: Value {
      get { box?.state.value ?? none }
      nonmutating set {
        guard let box else { return warnDetached() }
        box.state.value = newValue
        MainActorContext.run { box.follow() }
      }
    }

    public var projectedValue: Binding { self }
  }
}

extension FocusState: InstallableProperty {
  mutating func install(_ storage: inout AnyObject?, in node: _Node) {
    if let known = storage as? FocusBox<Value> {
      box = known
    } else {
      let made = FocusBox(none: none, host: node.host)
      storage = made
      box = made
    }
  }

  func isInterchangeable(with other: FocusState<Value>) -> Bool { true }
}

private func warnDetached() {
  Diagnostic(
    kind: .detachedProperty,
    message: """
      A FocusState was set while its view is not on a page, so the focus did not move. Set it from body's closures, \
      onAppear or task.
      """
  ).printToStandardError()
}

/// The storage of a `FocusState` on a page, with the places that it can focus.
@MainActor
final class FocusBox<Value: Hashable> {
  /// The value while none of the places has the focus.
  nonisolated let none: StateBox<Value>
  nonisolated let state: StateBox<Value>
  private weak var host: ViewHost?
  private var places: [Place] = []
  private var isFollowing = false

  private struct Place {
    weak var place: FocusPlace<Value>?
  }

  init(none: Value, host: ViewHost) {
    self.none = StateBox(none)
    state = StateBox(none)
    self.host = host
  }

  func add(_ place: FocusPlace<Value>) {
    places.removeAll { $0.place == nil }
    places.append(Place(place: place))
  }

  /// Moves the focus to the value that a view has set, after the views are rendered, since the place may be new.
  func follow() {
    guard !isFollowing else { return }
    isFollowing = true
    host?.afterRendering { [weak self] in
      self?.isFollowing = false
      self?.moveFocus()
    }
  }

  private func moveFocus() {
    guard let host else { return }
    let focused = places.compactMap(\.place).first(where: host.focus.isInside)
    if state.value == none.value {
      if focused != nil { host.endFocus() }
    } else if focused?.value != state.value {
      if let element = wantedElement {
        host.moveFocus(to: element)
      } else {
        state.value = focused?.value ?? none.value
      }
    }
  }

  /// The element that the value designates; `nil` if no place has this value. A preview does not take the focus from
  /// other parts of its page.
  private var wantedElement: (any Element)? {
    for place in places {
      if let place = place.place, place.value == state.value, let element = place.element,
        element.environment.stage == nil
      {
        return element
      }
    }
    return nil
  }

  /// Sets the value when its place receives the focus.
  func show(_ value: Value) {
    if state.value != value { state.value = value }
  }

  /// Resets the value when its place loses the focus.
  func forget(_ value: Value) {
    if state.value == value { state.value = none.value }
  }
}
