public import Foundation

/// How content fits into a place of other proportions.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// All of it is seen, and a part of the place may stay empty.
  case fit
  /// It fills the place, and a part of it may not be seen.
  case fill
}

extension View {
  /// Gives this view's place a ratio of width to height; without a ratio a picture keeps its own.
  ///
  /// - Parameter contentMode: How a resizable picture fits into the place.
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    let ratio = aspectRatio.flatMap {
      $0.isFinite && $0 > 0 ? "aspect-ratio:\(cssNumber(min(max($0, 0.001), 1000)))" : nil
    }
    let names = ClassList(.box, contentMode == .fit ? .fit : .fill, ratio == nil ? nil : .proportioned)
    return Box(content: self, names: names, style: ratio)
  }

  /// Gives this view's place the proportions of a size.
  ///
  /// - Parameter contentMode: How a resizable picture fits into the place.
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Shows all of this view in its place; a resizable picture keeps its proportions.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Fills the place with this view; a resizable picture keeps its proportions and loses what is outside.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
