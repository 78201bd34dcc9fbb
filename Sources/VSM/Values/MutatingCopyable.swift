/// A value with methods that return a changed copy.
///
/// It is useful for view states that are structs, whose actions return the same state with a change:
///
/// ```swift
/// struct SettingsViewState: MutatingCopyable {
///   var isBadgeVisible = true
///
///   func showBadge(_ isVisible: Bool) -> Self {
///     copy(mutatingPath: \.isBadgeVisible, value: isVisible)
///   }
/// }
/// ```
///
/// For value types only: the copy of a class would be the same object.
public protocol MutatingCopyable {}

extension MutatingCopyable {
  /// Returns a copy with some changed properties: `state.copy { $0.isSaving = true }`.
  ///
  /// - Parameter change: Changes the copy. Its errors are rethrown.
  public func copy<Failure: Error>(mutating change: (inout Self) throws(Failure) -> Void) throws(Failure) -> Self {
    var copy = self
    try change(&copy)
    return copy
  }

  /// Returns a copy with another value of one property.
  ///
  /// - Parameter path: The key path to the property, at any depth: `\.data.name`.
  public func copy<Value>(mutatingPath path: WritableKeyPath<Self, Value>, value: Value) -> Self {
    var copy = self
    copy[keyPath: path] = value
    return copy
  }
}
