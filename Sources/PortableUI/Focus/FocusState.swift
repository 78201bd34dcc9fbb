import CombineShim

/// Where the keyboard focus is, as a value that a view reads and sets; the counterpart of SwiftUI's `FocusState`.
///
/// Setting it moves the focus of the page, after the views have been rendered. The value follows the focus wherever
/// the person at the page takes it.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let none: Value
  private var box: FocusBox<Value>?

  /// Whether a view has the focus; at first it has not.
  public init() where Value == Bool { none = false }

  /// Which view has the focus; at first none has.
  public init<Place: Hashable>() where Value == Place? { none = nil }

  /// The value of the view that has the focus; `false` or `nil` while none has.
  public var wrappedValue: Value {
    get { projectedValue.wrappedValue }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  /// What `focused` takes, and what other views read and set.
  public var projectedValue: Binding { Binding(none: none, box: box) }

  /// Reads and sets the focus state of another view.
  @propertyWrapper
  public struct Binding {
    let none: Value
    let box: FocusBox<Value>?

    /// The value of the view that has the focus; outside a page, setting it does nothing but say so.
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
      A FocusState was set while its view is not on a page, so nothing gets the focus. Set it from body's closures, \
      onAppear or task.
      """
  ).printToStandardError()
}
