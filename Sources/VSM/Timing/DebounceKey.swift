/// Tells which debounced calls take each other's place.
@usableFromInline
enum DebounceKey: Hashable {
  case callSite(CallSite)
  case identifier(AnyHashable)

  /// - Parameter identifier: None is given as an optional `Never`, the only type that no identifier can have.
  @usableFromInline init<Identifier: Hashable>(_ identifier: Identifier, or callSite: CallSite) {
    self = Identifier.self == Never?.self ? .callSite(callSite) : .identifier(AnyHashable(identifier))
  }
}
