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

  /// Limits this view's width and height, and aligns it inside. `.infinity` takes all available space.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    let names = ClassList(
      .box, .frame, alignment.styleClass, maxWidth == nil && idealWidth == nil ? .freeWidth : nil,
      maxWidth == .infinity ? .fillWidth : nil, maxHeight == .infinity ? .fillHeight : nil)
    return Box(
      content: self, names: names,
      style: declarations([
        ("min-width", minWidth), ("width", maxWidth == nil ? idealWidth : nil), ("max-width", maxWidth),
        ("min-height", minHeight), ("height", maxHeight == nil ? idealHeight : nil), ("max-height", maxHeight),
      ]))
  }
}

private func declarations(_ lengths: [(name: String, value: CGFloat?)]) -> String? {
  let stated = lengths.compactMap { length in
    length.value.flatMap { $0.isFinite ? "\(length.name):\(cssLength($0))" : nil }
  }
  return stated.isEmpty ? nil : stated.joined(separator: ";")
}
