/// One change of the environment, linked to the changes further out.
///
/// Each link repeats the properties that every node needs, so that nodes need not store them.
class EnvironmentLink {
  /// The key of the value; `nil` for a link without a value.
  let key: ObjectIdentifier?
  let next: EnvironmentLink?
  /// The page; `nil` after its release, since a view's code may keep the values that the view inherited.
  private(set) weak var host: ViewHost?
  let wrapsElements: Bool
  private var shared: EnvironmentLink?

  init(key: ObjectIdentifier? = nil, after next: EnvironmentLink?, host: ViewHost? = nil, wrapsElements: Bool? = nil) {
    self.key = key
    self.next = next
    self.host = host ?? next?.host
    self.wrapsElements = wrapsElements ?? next?.wrapsElements ?? false
  }

  /// The same values for the inside of an element. Created once, since all items of a list or layout inherit the same
  /// values.
  final var withoutWrapping: EnvironmentLink {
    if !wrapsElements { return self }
    if let shared { return shared }
    let made = copyWithoutWrapping()
    shared = made
    return made
  }

  /// Returns a copy that replaces this link. A link from the copy to this one would create a reference cycle.
  fileprivate func copyWithoutWrapping() -> EnvironmentLink {
    EnvironmentLink(key: key, after: next, host: host, wrapsElements: false)
  }
}

/// A change of one value.
final class EnvironmentEntry<Value>: EnvironmentLink {
  let value: Value

  init(
    _ value: Value, key: ObjectIdentifier?, after next: EnvironmentLink?, host: ViewHost? = nil,
    wrapsElements: Bool? = nil
  ) {
    self.value = value
    super.init(key: key, after: next, host: host, wrapsElements: wrapsElements)
  }

  fileprivate override func copyWithoutWrapping() -> EnvironmentLink {
    EnvironmentEntry(value, key: key, after: next, host: host, wrapsElements: false)
  }
}
