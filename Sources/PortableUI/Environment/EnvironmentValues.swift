/// The values that a view inherits from the views around it.
///
/// A persistent list: changing a copy adds one link, and everything below a view shares what it does not change.
public struct EnvironmentValues {
  private var first: EnvironmentLink?

  /// Every value at its default.
  public init() {}

  /// The value of a key: the innermost one that was set, or the key's default.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      let wanted = ObjectIdentifier(key)
      var link = first
      while let current = link {
        // Only a link with such a value has this key.
        if current.key == wanted { return unsafeDowncast(current, to: EnvironmentEntry<Key.Value>.self).value }
        link = current.next
      }
      return Key.defaultValue
    }
    set {
      first = EnvironmentEntry(newValue, key: ObjectIdentifier(key), after: first)
    }
  }

  /// Whether something is put around elements directly inside; see `ElementWrapper`.
  var wrapsElements: Bool {
    get { first?.wrapsElements ?? false }
    set {
      if wrapsElements == newValue { return }
      first = newValue ? EnvironmentLink(after: first, wrapsElements: true) : first?.withoutWrapping
    }
  }

  /// The host of the page on which a mounted node inherits the values.
  var host: ViewHost {
    guard let host = livingHost else { preconditionFailure("Only what a node inherits belongs to a page.") }
    return host
  }

  /// The host of the page on which the values were inherited, if there is one still.
  var livingHost: ViewHost? { first?.host }

  /// The same values as a node of this host inherits them.
  func hosted(by host: ViewHost) -> EnvironmentValues {
    if let first, first.host === host { return self }
    var values = self
    values.first = EnvironmentLink(after: first, host: host)
    return values
  }
}

/// A key of ``EnvironmentValues``, with the value that holds where nothing was set.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
