/// The values that a view inherits from the views around it.
///
/// A persistent list: a change of a copy adds one link, and the views inside share unchanged values.
public struct EnvironmentValues {
  private var first: EnvironmentLink?

  /// Creates values that are all at their defaults.
  public init() {}

  /// The value of a key: the innermost one that was set, or the key's default.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      let wanted = ObjectIdentifier(key)
      var link = first
      while let current = link {
        // Only an entry with a value of this type has this key.
        if current.key == wanted { return unsafeDowncast(current, to: EnvironmentEntry<Key.Value>.self).value }
        link = current.next
      }
      return Key.defaultValue
    }
    set {
      first = EnvironmentEntry(newValue, key: ObjectIdentifier(key), after: first)
    }
  }

  /// Whether both are the same list, which is faster to find out than whether their values are equal.
  func isIdentical(to other: EnvironmentValues) -> Bool { first === other.first }

  /// Whether elements directly inside are wrapped; see `ElementWrapper`.
  var wrapsElements: Bool {
    get { first?.wrapsElements ?? false }
    set {
      if wrapsElements == newValue { return }
      first = newValue ? EnvironmentLink(after: first, wrapsElements: true) : first?.withoutWrapping
    }
  }

  /// The host of the page with the mounted node that inherits these values.
  var host: ViewHost {
    guard let host = livingHost else { preconditionFailure("Only environment values of a node belong to a page.") }
    return host
  }

  /// The host of the page on which the values were inherited, if it still exists.
  package var livingHost: ViewHost? { first?.host }

  /// Returns the same values as inherited by a node of `host`.
  func hosted(by host: ViewHost) -> EnvironmentValues {
    if let first, first.host === host { return self }
    var values = self
    values.first = EnvironmentLink(after: first, host: host)
    return values
  }
}

/// A key of ``EnvironmentValues``, with its default value.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension EnvironmentValues {
  /// Whether controls are enabled. `disabled(_:)` can only disable them.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  var accessibility: AccessibilityProperties {
    get { self[AccessibilityKey.self] }
    set { self[AccessibilityKey.self] = newValue }
  }
}

private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum AccessibilityKey: EnvironmentKey {
  static var defaultValue: AccessibilityProperties { AccessibilityProperties() }
}
