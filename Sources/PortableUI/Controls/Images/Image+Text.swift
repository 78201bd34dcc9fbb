extension Image: InlineView {
  nonisolated func isEqual(to other: any InlineView) -> Bool { self == other as? Image }
}

extension Text {
  /// Creates a text that consists of an image, to join it with other texts.
  public init(_ image: Image) { self.init(JoinedText([.view(image)])) }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds an image, as high as the text.
  public mutating func appendInterpolation(_ image: Image) { add(.view(image)) }
}
