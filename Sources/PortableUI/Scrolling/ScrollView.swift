/// Content that can be larger than its place and is then scrolled.
public struct ScrollView<Content: View> {
  private let axes: Axis.Set
  private let showsIndicators: Bool
  private let content: Content

  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

extension ScrollView: View {
  public var body: some View {
    // What scrolls sideways is mostly wider than its place, and the arrow keys scroll what has the focus.
    RefreshArea {
      Container(.div, classes: classes, isFocusable: axes.contains(.horizontal), naming: .here) { content }
    }
  }

  private var classes: ClassList {
    var names: ClassList = [.scroll]
    if axes.contains(.horizontal) {
      names.add(.horizontal)
      if axes.contains(.vertical) { names.add(.vertical) }
    }
    if !showsIndicators { names.add(.noIndicators) }
    return names
  }
}
