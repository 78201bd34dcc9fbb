/// Identifies the debounced calls that replace each other.
@usableFromInline
enum DebounceKey: Hashable {
  /// Actions without an identifier that are observed at one place.
  case callSite(CallSite)
  /// Actions with equal identifiers.
  case identifier(AnyHashable)
  /// Edits of one part of a state through bindings that are made at one place, with equal identifiers or none.
  case edit(AnyKeyPath, CallSite, AnyHashable?)

  /// The key of an action.
  @usableFromInline init(_ identifier: some Hashable, or callSite: CallSite) {
    self = Self.hashable(identifier).map { .identifier($0) } ?? .callSite(callSite)
  }

  /// The key of an edit.
  init(_ path: AnyKeyPath, _ callSite: CallSite, _ identifier: some Hashable) {
    self = .edit(path, callSite, Self.hashable(identifier))
  }

  /// Returns an identifier, or `nil` for an optional `Never`, which stands for none: no identifier has this type.
  private static func hashable<Identifier: Hashable>(_ identifier: Identifier) -> AnyHashable? {
    Identifier.self == Never?.self ? nil : AnyHashable(identifier)
  }
}
