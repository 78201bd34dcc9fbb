/// A value with a field whose dynamic properties are those of the view that the value is a part of.
@MainActor
protocol Delegating {
  /// The type of that field.
  static var delegate: Any.Type { get }
}

/// A view with a field that makes its body, so that the dynamic properties of that field are the view's.
protocol DelegatingView: View, Delegating {}
