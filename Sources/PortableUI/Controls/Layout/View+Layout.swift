import Foundation

extension View {
  /// Gives this view a fixed width, height or both, and aligns it inside.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    Box(
      content: self, names: ClassList(.box, .frame, alignment.styleClass, width == nil ? .freeWidth : nil),
      style: declarations([("width", width), ("height", height)]))
  }

  /// Limits this view's width and height, and aligns it inside.
  ///
  /// With a greatest width or height, the frame is as large as the available space, up to this length. `.infinity` takes
  /// all of it. In a scroll view or a list, whose content has no available height, a frame with a greatest height is as
  /// high as its content.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    let names = ClassList(
      .box, .frame, alignment.styleClass, maxWidth == nil && idealWidth == nil ? .freeWidth : nil,
      maxWidth.map { $0 == .infinity ? .fillWidth : .growWidth },
      maxHeight.map { $0 == .infinity ? .fillHeight : .growHeight })
    return Box(
      content: self, names: names,
      style: declarations([
        // No box is wider than its place.
        ("min-width", minWidth), ("width", maxWidth ?? idealWidth),
        ("min-height", minHeight), ("height", maxHeight == nil ? idealHeight : nil), ("max-height", maxHeight),
        ("--height", maxHeight),
      ]))
  }
}

private func declarations(_ lengths: [(name: String, value: CGFloat?)]) -> String? {
  let stated = lengths.compactMap { length in
    length.value.flatMap { $0.isFinite ? "\(length.name):\(cssLength($0))" : nil }
  }
  return stated.isEmpty ? nil : stated.joined(separator: ";")
}

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

extension View {
  /// Fills the area behind this view with a style.
  nonisolated public func background(_ style: some ShapeStyle) -> some View {
    switch style._paint {
    case .named(let name): Box(content: self, names: [.box, name.area])
    case let paint: Box(content: self, style: "background:\(paint.fill)")
    }
  }

  /// Shows another view behind this one. This view determines the size.
  nonisolated public func background<Behind: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Behind
  ) -> some View {
    let backdrop = Container(
      .div, classes: ClassList(.backdrop, alignment.styleClass), naming: .none, isAccessory: true, content: content)
    return Box(
      content: TupleView(content: (backdrop, self)),
      names: [.box, .layered])
  }

  /// Shows another view behind this one. This view determines the size.
  @_disfavoredOverload
  nonisolated public func background<Behind: View>(_ background: Behind, alignment: Alignment = .center) -> some View {
    self.background(alignment: alignment) { background }
  }

  /// Sets the opacity of this view, from 0 to 1 (opaque). With 0, it cannot be pressed, and is not read.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    let bounded = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
    return Box(
      content: self, style: "opacity:\(cssNumber(bounded))", attributes: bounded == 0 ? [Attribute(.inert, "")] : [])
  }
}
