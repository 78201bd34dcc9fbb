/// The state of a navigation stack for the views inside it: its destinations, its path and its levels.
@MainActor
final class NavigationContext {
  /// The node of the stack.
  weak var node: _Node?
  var path: PathSource
  /// The levels above the root, the frontmost last.
  var levels: [NavigationLevel] = []
  /// The presented views, in the order of presentation.
  private(set) var presented: [PresentedLevel] = []
  private var destinations: [Destination] = []

  /// A function that creates the view for each value of one type.
  struct Destination {
    let type: Any.Type
    let owner: ObjectIdentifier
    let content: (AnyHashable) -> AnyView
  }

  init(path: PathSource) { self.path = path }

  /// Removes everything, since the stack leaves its page. The path is not changed.
  func end() {
    levels = []
    presented = []
    destinations = []
  }

  // MARK: Destinations

  /// Sets the destination for values of a type. If several views set it, the first one counts.
  func setDestination(_ type: Any.Type, of owner: _Node, content: @escaping (AnyHashable) -> AnyView) {
    let destination = Destination(type: type, owner: ObjectIdentifier(owner), content: content)
    let known = destinations.firstIndex { $0.owner == destination.owner && $0.type == type }
    if let known { destinations[known] = destination } else { destinations.append(destination) }
    // The rest of an address may be waiting for it.
    if known == nil { node?.invalidate() }
    let first = destinations.first { $0.type == type }
    if first?.owner == destination.owner { renderLevels(of: type) }
  }

  func removeDestination(_ type: Any.Type, of owner: _Node) {
    destinations.removeAll { $0.owner == ObjectIdentifier(owner) && $0.type == type }
    renderLevels(of: type)
  }

  private func renderLevels(of type: Any.Type) {
    for level in levels {
      if case .value(let value) = level.entry, Swift.type(of: value.base) == type { level.node?.invalidate() }
    }
  }

  func destination(of value: AnyHashable) -> AnyView? {
    let type = Swift.type(of: value.base)
    return destinations.first { $0.type == type }?.content(value)
  }

  // MARK: Addresses

  /// Returns the address segment of a value, or `nil` if the segment would be parsed as another value.
  func segment(of value: AnyHashable) -> String? {
    guard let text = AddressSegment.text(of: value.base), self.value(of: text) == value else { return nil }
    return text
  }

  /// Removes the leading segments that have values, and returns the values.
  func takeValues(from segments: inout ArraySlice<String>) -> [AnyHashable] {
    var values: [AnyHashable] = []
    while let segment = segments.first, let value = value(of: segment) {
      values.append(value)
      segments.removeFirst()
    }
    return values
  }

  private func value(of segment: String) -> AnyHashable? {
    destinations.lazy.compactMap { AddressSegment.value(of: segment, as: $0.type) }.first { path.accepts($0) }
  }

  // MARK: Going deeper

  func push(_ value: AnyHashable) {
    guard path.accepts(value) else {
      node?.host.diagnose(
        .missingDestination,
        """
        A NavigationLink has a value of type \(Swift.type(of: value.base)), which the path of its NavigationStack \
        cannot store, so the link has no effect. Bind a NavigationPath, or give the link a value of the path's type.
        """)
      return
    }
    path.write(path.read() + [value])
    // The binding may store a value without publishing the change.
    node?.invalidate()
  }

  func present(_ level: PresentedLevel) {
    presented.append(level)
    node?.invalidate()
  }

  /// Replaces the content of a presented level.
  func update(_ level: PresentedLevel, content: @escaping () -> AnyView) {
    level.content = content
    levels.first { $0.shows(level) }?.node?.invalidate()
  }

  func update(of owner: _Node, content: @escaping () -> AnyView) {
    for level in presented where level.owner == ObjectIdentifier(owner) { update(level, content: content) }
  }

  func withdraw(_ level: PresentedLevel) {
    presented.removeAll { $0 === level }
    node?.invalidate()
  }

  // MARK: Going back

  /// Removes a level and all levels above it.
  func pop(_ level: NavigationLevel) {
    guard let index = levels.firstIndex(where: { $0 === level }) else { return }
    pop(to: index)
  }

  /// Removes all but `count` levels above the root.
  func pop(to count: Int) {
    let left = levels.dropFirst(count)
    let values = left.count { if case .value = $0.entry { true } else { false } }
    dismiss(left)
    if values > 0 { path.write(path.read().dropLast(values)) }
    node?.invalidate()
  }

  /// Notifies the views that presented the removed levels.
  func dismiss(_ left: some Sequence<NavigationLevel>) {
    for case .view(let level) in left.map(\.entry) where presented.contains(where: { $0 === level }) {
      withdraw(level)
      level.dismiss()
    }
  }
}

/// The navigation stack and its level around a view.
struct NavigationPlace {
  let stack: NavigationContext
  let level: NavigationLevel
  /// The dialog that contains them. A dialog inside it is outside the stack.
  let presentation: PresentationContext?
}

extension EnvironmentValues {
  /// The navigation stack around a view.
  var navigation: NavigationContext? { navigationPlace?.stack }

  /// The level of a navigation stack around a view.
  var navigationLevel: NavigationLevel? { navigationPlace?.level }

  mutating func setNavigation(_ stack: NavigationContext, level: NavigationLevel) {
    self[NavigationPlaceKey.self] = NavigationPlace(stack: stack, level: level, presentation: presentation)
  }

  private var navigationPlace: NavigationPlace? {
    guard let place = self[NavigationPlaceKey.self], place.presentation === presentation else { return nil }
    return place
  }
}

private enum NavigationPlaceKey: EnvironmentKey { static var defaultValue: NavigationPlace? { nil } }
