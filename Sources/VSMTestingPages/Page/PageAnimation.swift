public import PortableUI

/// A change that a browser would animate. A headless page shows the end of every animation at once.
public struct PageAnimation: Hashable, Sendable {
  /// The property that changes.
  public enum Change: Hashable, Sendable {
    /// The element appears.
    case insertion
    /// The element leaves.
    case removal
    /// The element moves to another place among its siblings.
    case move
    /// The look of the element changes: its colors, its explicit size, or its effects.
    case appearance
  }

  public let change: Change
  /// All text inside the element: of a removed element as it was, of other elements before the change.
  public let text: String
  public let animation: Animation
  /// The look that an element appears from or leaves to, by CSS properties: `["opacity": "0"]`.
  public let looks: [String: String]

  init(_ change: AnimatedChange) {
    self.change =
      switch change.kind {
      case .insertion: .insertion
      case .removal: .removal
      case .move: .move
      case .appearance: .appearance
      }
    text = PageElement.all(in: change.element).first?.text ?? ""
    animation = change.animation
    let isTransition = change.kind == .insertion || change.kind == .removal
    looks = isTransition ? Dictionary(uniqueKeysWithValues: change.looks.properties.map { ($0.name, $0.value) }) : [:]
  }
}

extension HeadlessPage {
  /// Returns the changes that were animated since the last call, or since the page was displayed.
  ///
  /// ```swift
  /// try page.tap("Show details")
  /// let animation = try #require(page.takeAnimations().first)
  /// #expect(animation.change == .insertion)
  /// #expect(animation.animation == .easeIn)
  /// ```
  ///
  /// Elements that only make room for others are not included, since the browser determines their places.
  public func takeAnimations() -> [PageAnimation] {
    defer { animations = [] }
    // An element has several changed attributes at once.
    return animations.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}
