/// The uses of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The area that can be pressed.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The picture of a view that is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The preview of a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The area that reacts to a pointer above it.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The frame of the focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// The frame that assistive technology shows.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

extension View {
  /// Has no effect: the whole frame of a view can be pressed.
  nonisolated public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> some View { self }

  /// Has no effect: the whole frame of a view can be pressed.
  nonisolated public func contentShape(
    _ kind: ContentShapeKinds, _ shape: some Shape, eoFill: Bool = false
  ) -> some View { self }
}
