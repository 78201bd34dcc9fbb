/// A view with a field that makes its body, so that the dynamic properties of that field are the view's.
protocol DelegatingView: View {
  /// The type of that field.
  static var delegate: Any.Type { get }
}
