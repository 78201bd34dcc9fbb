extension View {
  /// Makes this view one element for assistive technology, or a group of elements.
  ///
  /// Names, values and traits that further modifiers set belong to that element:
  ///
  /// ```swift
  /// HStack {
  ///   Image(systemName: "star.fill")
  ///   Image(systemName: "star.fill")
  ///   Image(systemName: "star")
  /// }
  /// .accessibilityElement()
  /// .accessibilityLabel("2 of 3 stars")
  /// ```
  ///
  /// - Parameter children: The treatment of the views inside. Controls that assistive technology has to reach need
  /// `.contain`.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    AccessibilityElement(children: children, content: self)
  }
}

/// The treatment of the views inside an element for assistive technology.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind { case ignore, contain, combine }

  let kind: Kind

  /// The element has its own label, and replaces the views inside.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// The element is a group around the views inside.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// The element says what the views inside say, unless it has a label of its own.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// An element that presents its content to assistive technology as one element or as a group.
struct AccessibilityElement<Content: View> {
  let children: AccessibilityChildBehavior
  let content: Content
}

extension AccessibilityElement: ElementView {
  static var modifiesContent: Bool { true }

  var kept: AccessibilityElement<EmptyView> {
    AccessibilityElement<EmptyView>(children: children, content: EmptyView())
  }

  func looksLike(_ old: AccessibilityElement<EmptyView>, in environment: EnvironmentValues) -> Bool {
    children == old.children
  }

  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.div, class: .box)
    let properties = environment.accessibility
    switch children.kind {
    case .contain: description.set(.role, "group")
    // Of elements with a label, only those with the role of an image replace what is inside.
    case .combine, .ignore: if properties.label != nil { description.set(.role, "img") }
    }
    description.add(properties)
    if children == .ignore, properties.label == nil { description.set(.ariaHidden, "true") }
    return description
  }
}
