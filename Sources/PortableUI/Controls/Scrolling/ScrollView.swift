/// A view that scrolls content larger than its frame.
///
/// On a live page, content that becomes selected (`.isSelected`) is scrolled into view horizontally.
public struct ScrollView<Content: View> {
  private let axes: Axis.Set
  private let showsIndicators: Bool
  private let content: Content
  @Environment(\.scrollSettings) private var settings
  @Environment(\.contentMargins) private var margins

  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

extension ScrollView: View {
  public var body: some View {
    // Horizontal content is usually wider than its frame, and the arrow keys scroll the focused element.
    RefreshArea {
      Container(
        .div, classes: classes, style: margins?.css, isFocusable: axes.contains(.horizontal), naming: .here
      ) { content }
    }
  }

  @MainActor private var classes: ClassList {
    var names: ClassList = [.scroll]
    if axes.contains(.horizontal) {
      names.add(.horizontal)
      if axes.contains(.vertical) { names.add(.vertical) }
    }
    if !showsIndicators || settings.hiddenIndicators.isSuperset(of: axes) { names.add(.noIndicators) }
    if settings.isDisabled { names.add(.noScrolling) }
    return names
  }
}
