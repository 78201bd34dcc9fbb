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
      if let control = wantedControl {
        host.moveFocus(to: control)
      } else {
        state.value = focused?.value ?? none.value
      }
    }
  }

  /// The control that the value designates; `nil` if no place has this value. A preview does not take the focus from
  /// other parts of its page.
  private var wantedControl: (any Element)? {
    for place in places {
      if let place = place.place, place.value == state.value, let control = place.control,
        control.environment.stage == nil
      {
        return control
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
