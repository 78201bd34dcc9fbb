/// A value with a field whose dynamic properties belong to the view that contains the value.
@MainActor
protocol Delegating {
  /// The type of that field.
  static var delegate: Any.Type { get }
}

/// A view whose body is created by one of its fields. The dynamic properties of that field are the view's.
protocol DelegatingView: View, Delegating {}
