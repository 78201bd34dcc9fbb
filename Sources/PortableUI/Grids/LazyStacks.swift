public import Foundation

/// Views one below the other. All of them are on the page at once.
public struct LazyVStack<Content: View> {
  let layout: StackLayout
  let content: Content

  /// Without `spacing`, the style sheet's is used.
  ///
  /// - Parameter pinnedViews: The parts of sections inside that stay in sight.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = StackLayout(name: .vstack, alignment: alignment.stackClass, spacing: spacing, pinnedViews: pinnedViews)
    self.content = content()
  }
}

/// Views side by side. All of them are on the page at once.
public struct LazyHStack<Content: View> {
  let layout: StackLayout
  let content: Content

  /// Without `spacing`, the style sheet's is used.
  ///
  /// - Parameter pinnedViews: The parts of sections inside that stay in sight.
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
