/// Tells which debounced calls take each other's place.
@usableFromInline
enum DebounceKey: Hashable {
  case callSite(CallSite)
  case identifier(AnyHashable)

  init(_ identifier: AnyHashable?, or callSite: CallSite) {
    self = identifier.map { .identifier($0) } ?? .callSite(callSite)
  }
}
