public import Foundation

/// Views in a column. All of them are on the page at once.
public struct LazyVStack<Content: View> {
  let layout: StackLayout
  let content: Content

  /// Creates a stack. The default spacing is the style sheet's.
  ///
  /// - Parameter pinnedViews: The parts of sections inside that stay visible.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = StackLayout(name: .vstack, alignment: alignment.stackClass, spacing: spacing, pinnedViews: pinnedViews)
    self.content = content()
  }
}

/// Views in a row. All of them are on the page at once.
public struct LazyHStack<Content: View> {
  let layout: StackLayout
  let content: Content

  /// Creates a stack. The default spacing is the style sheet's.
  ///
  /// - Parameter pinnedViews: The parts of sections inside that stay visible.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = StackLayout(name: .hstack, alignment: alignment.stackClass, spacing: spacing, pinnedViews: pinnedViews)
    self.content = content()
  }
}

extension LazyVStack: StackView {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    makeElement(view, in: context)
  }
}

extension LazyHStack: StackView {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    makeElement(view, in: context)
  }
}
