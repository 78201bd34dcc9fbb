import Foundation

extension View {
  /// Adds space around this view on the given sides. The default length is the style sheet's.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    guard let length else { return Box(content: self, names: edges.classes) }
    return Box(content: self, style: edges.declarations(length))
  }

  /// Adds the same space on all sides of this view.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    Box(content: self, style: "padding:\(cssLength(length))")
  }

  /// Adds space around this view, separately for each side.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    let lengths = [insets.top, insets.trailing, insets.bottom, insets.leading].map { cssLength($0) }
    return Box(content: self, style: "padding:\(lengths.joined(separator: " "))")
  }
}

/// A side of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  /// Several sides.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// The space on each side of a rectangle, in points.
public struct EdgeInsets: Equatable, Sendable {
  public var top, leading, bottom, trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// No space on any side.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

extension Edge.Set {
  private static let sides: [(edge: Edge.Set, name: String, padded: StyleClass)] = [
    (.top, "block-start", .paddedBlockStart), (.leading, "inline-start", .paddedInlineStart),
    (.bottom, "block-end", .paddedBlockEnd), (.trailing, "inline-end", .paddedInlineEnd),
  ]

  fileprivate var classes: ClassList {
    if self == .all { return [.box, .padded] }
    return ClassList([.box] + Self.sides.filter { contains($0.edge) }.map(\.padded))
  }

  fileprivate func declarations(_ length: CGFloat) -> String {
    if self == .all { return "padding:\(cssLength(length))" }
    return Self.sides.filter { contains($0.edge) }
      .map { "padding-\($0.name):\(cssLength(length))" }.joined(separator: ";")
  }
}
