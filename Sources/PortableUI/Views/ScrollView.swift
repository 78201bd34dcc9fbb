/// Content that can be larger than its place and is then scrolled.
public struct ScrollView<Content: View> {
  private let axes: Axis.Set
  private let content: Content

  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

extension ScrollView: View {
  public var body: some View {
    Container(.div, class: axes.contains(.horizontal) ? "scroll horizontal" : "scroll", isAccessibilityElement: true) {
      content
    }
  }
}

/// A direction on the page.
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  /// Several directions.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}
