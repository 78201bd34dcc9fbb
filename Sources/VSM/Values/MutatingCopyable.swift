/// A value that can be copied with changes, in one expression.
///
/// It suits view states that are structs, whose actions return the same state with something changed:
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
  /// A copy in which some properties have been changed: `state.copy { $0.isSaving = true }`.
  ///
  /// - Parameter change: Changes the copy. What it throws is thrown on.
  public func copy<Failure: Error>(mutating change: (inout Self) throws(Failure) -> Void) throws(Failure) -> Self {
    var copy = self
    try change(&copy)
    return copy
  }

  /// A copy in which one property has another value.
  ///
  /// - Parameter path: Leads to the property, at any depth: `\.data.name`.
  public func copy<Value>(mutatingPath path: WritableKeyPath<Self, Value>, value: Value) -> Self {
    var copy = self
    copy[keyPath: path] = value
    return copy
  }
}
