import CombineShim

/// The keyboard focus as a value that a view reads and sets; the counterpart of SwiftUI's `FocusState`.
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
