/// One change of what is inherited, in front of those made further out.
///
/// What each node asks for is repeated in every link, and need not be kept by the nodes.
class EnvironmentLink {
  /// What the value is found by; `nil` for a link without a value.
  let key: ObjectIdentifier?
  let next: EnvironmentLink?
  /// The page; `nil` once it has gone, since a view's code may keep the values that the view inherited.
  private(set) weak var host: ViewHost?
  let wrapsElements: Bool
  private var shared: EnvironmentLink?

  init(key: ObjectIdentifier? = nil, after next: EnvironmentLink?, host: ViewHost? = nil, wrapsElements: Bool? = nil) {
    self.key = key
    self.next = next
    self.host = host ?? next?.host
    self.wrapsElements = wrapsElements ?? next?.wrapsElements ?? false
  }

  /// The same values for what is inside an element; made once, as all items of a container inherit the same.
  final var withoutWrapping: EnvironmentLink {
    if !wrapsElements { return self }
    if let shared { return shared }
    let made = copyWithoutWrapping()
    shared = made
    return made
  }

  /// In place of this link, and not in front of it, which would be a cycle.
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
