/// The values that a view inherits from the views around it.
///
/// A persistent list: changing a copy adds one link, and everything below a view shares what it does not change.
public struct EnvironmentValues {
  private final class Link {
    let key: ObjectIdentifier
    let value: Any
    let next: Link?
    /// Repeated in every link, since each new element asks for it.
    let makesRows: Bool

    init(key: ObjectIdentifier, value: Any, next: Link?, makesRows: Bool) {
      self.key = key
      self.value = value
      self.next = next
      self.makesRows = makesRows
    }
  }

  private var first: Link?

  /// Every value at its default.
  public init() {}

  /// The value of a key: the innermost one that was set, or the key's default.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      var link = first
      while let current = link {
        if current.key == ObjectIdentifier(key), let value = current.value as? Key.Value { return value }
        link = current.next
      }
      return Key.defaultValue
    }
    set {
      first = Link(key: ObjectIdentifier(key), value: newValue, next: first, makesRows: makesRows)
    }
  }

  /// Whether elements directly inside become rows of a list.
  var makesRows: Bool {
    get { first?.makesRows ?? false }
    set { first = Link(key: ObjectIdentifier(Link.self), value: (), next: first, makesRows: newValue) }
  }
}

/// A key of ``EnvironmentValues``, with the value that holds where nothing was set.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
