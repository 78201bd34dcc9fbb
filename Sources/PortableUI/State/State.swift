/// A value that a view owns and that outlives its updates; the counterpart of SwiftUI's `State`.
///
/// The page stores the value. Setting it renders only the views that read it. It may be read and set from any thread.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var box: StateBox<Value>?

  public init(wrappedValue: Value) { initial = wrappedValue }

  public init(initialValue: Value) { initial = initialValue }

  /// The value. Outside a page, it is the initial value, and setting it only reports a diagnostic.
  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set {
      if let box {
        box.value = newValue
      } else {
        warnDetached()
      }
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    if let box { return Binding(box) }
    let initial = initial
    return Binding(read: { initial }, write: { _ in warnDetached() })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: InstallableProperty {
  mutating func install(_ storage: inout AnyObject?, in node: _Node) {
    if let known = storage as? StateBox<Value> {
      box = known
    } else {
      let made = StateBox(initial)
      storage = made
      box = made
    }
  }

  /// Ignores the initial value of a newer view, since the page's value is used.
  func isInterchangeable(with other: State<Value>) -> Bool { true }
}

private func warnDetached() {
  Diagnostic(
    kind: .detachedProperty,
    message: """
      A State was set while its view is not on a page, so the new value is lost. Set it from body's closures, \
      onAppear or task, or change its initial value.
      """
  ).printToStandardError()
}
