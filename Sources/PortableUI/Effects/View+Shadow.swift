public import Foundation

extension View {
  /// Adds a shadow to the visible parts of this view.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    Box(
      content: self,
      style: "filter:drop-shadow(\(cssOffset(x)) \(cssOffset(y)) \(cssLength(radius)) \(color._paint.color))")
  }
}
