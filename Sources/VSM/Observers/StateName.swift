/// The names of states, for logs and tests.
public enum StateName {
  /// Returns the name of a state: the name that its ``NamedState`` conformance provides, or else its case without the
  /// payload.
  ///
  /// A struct is named after its first stored enum, or after its type if it has none. An optional is named after its
  /// value, or `nil`. The function uses reflection, which takes microseconds: it is meant for tools, not for features.
  public static func of(_ state: Any) -> String {
    name(of: state) ?? String(describing: type(of: state))
  }

  private static func name(of state: Any) -> String? {
    if let named = state as? any NamedState { return named.stateName }
    let mirror = Mirror(reflecting: state)
    switch mirror.displayStyle {
    case .enum:
      return mirror.children.first?.label ?? caseWithoutPayload(state)
    case .optional:
      guard let wrapped = mirror.children.first?.value else { return "nil" }
      return of(wrapped)
    case .struct, .class:
      return mirror.children.lazy.compactMap { nameOfEnum($0.value) }.first
    default:
      return nil
    }
  }

  private static func nameOfEnum(_ property: Any) -> String? {
    Mirror(reflecting: property).displayStyle == .enum ? name(of: property) : nil
  }

  private static func caseWithoutPayload(_ state: Any) -> String {
    func name<Value>(_ value: Value) -> String {
      // The description of any other type is its case.
      guard
        value is any CustomStringConvertible || value is any CustomDebugStringConvertible
          || value is any TextOutputStreamable, let name = enumCaseName(value)
      else { return String(describing: value) }
      return String(cString: name)
    }
    return _openExistential(state, do: name)
  }
}

/// A state with a custom name instead of its case.
///
/// Tools such as logs and journeys show the name. It is useful for a struct whose name depends on more than its first
/// enum:
///
/// ```swift
/// extension SearchViewState: NamedState {
///   var stateName: String { results.isEmpty ? "empty" : "results" }
/// }
/// ```
public protocol NamedState {
  /// The name, in the style of a case: `loadingError`.
  var stateName: String { get }
}

/// Returns the name of a value's case, from the metadata of its type, or `nil` if there is none, as for C enums.
///
/// The standard library prints enums with this function, which is part of its stable ABI but has no public declaration.
@_silgen_name("swift_EnumCaseName")
private func enumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
