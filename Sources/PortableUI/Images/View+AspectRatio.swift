public import Foundation

/// How content fits into a frame of other proportions.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// All of it is visible, and a part of the frame may stay empty.
  case fit
  /// It fills the frame, and a part of it may be invisible.
  case fill
}

extension View {
  /// Sets the ratio of width to height of this view's frame. Without a ratio, an image keeps its own.
  ///
  /// - Parameter contentMode: How a resizable image fits into the frame.
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    let ratio = aspectRatio.flatMap {
      $0.isFinite && $0 > 0 ? "aspect-ratio:\(cssNumber(min(max($0, 0.001), 1000)))" : nil
    }
    let names = ClassList(.box, contentMode == .fit ? .fit : .fill, ratio == nil ? nil : .proportioned)
    return Box(content: self, names: names, style: ratio)
  }

  /// Sets the proportions of this view's frame to those of a size.
  ///
  /// - Parameter contentMode: How a resizable image fits into the frame.
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales this view to fit into its frame; a resizable image keeps its proportions.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales this view to fill its frame; a resizable image keeps its proportions and is clipped.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
