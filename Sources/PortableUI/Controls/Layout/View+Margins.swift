public import Foundation

/// The part of a scroll view to which margins apply.
public struct ContentMarginPlacement: Sendable {
  fileprivate let appliesToContent: Bool

  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(appliesToContent: true) }
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(appliesToContent: true) }
  public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(appliesToContent: false) }
}

extension View {
  /// Sets the space between the edges of the scroll views, lists and forms inside this view and their content.
  ///
  /// Margins for the bars of scroll views have no effect.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    EnvironmentModifier(
      content: self, change: MarginSetting(edges: placement.appliesToContent ? edges : [], insets: insets))
  }

  /// Sets the space between the edges of the scroll views, lists and forms inside this view and their content.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 16
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
  }

  /// Sets the space between the edges of the scroll views, lists and forms inside this view and their content.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { contentMargins(.all, length, for: placement) }

  /// Adds space around this view on the given sides, as `padding` does: the page is always within the safe area.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }

  /// Adds space around this view, as `padding` does: the page is always within the safe area.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

  /// Adds space around this view, as `padding` does: the page is always within the safe area.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

  /// Adds the space around this view that the content of a page has.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
}

private struct MarginSetting: EnvironmentChange {
  let edges: Edge.Set
  let insets: EdgeInsets

  func apply(to values: inout EnvironmentValues) {
    guard !edges.isEmpty else { return }
    var margins = values.contentMargins ?? EdgeInsets()
    if edges.contains(.top) { margins.top = insets.top }
    if edges.contains(.leading) { margins.leading = insets.leading }
    if edges.contains(.bottom) { margins.bottom = insets.bottom }
    if edges.contains(.trailing) { margins.trailing = insets.trailing }
    values.contentMargins = margins
  }
}

extension EdgeInsets {
  /// The declaration of these lengths as padding.
  var css: String {
    "padding-block:\(cssLength(top)) \(cssLength(bottom));padding-inline:\(cssLength(leading)) \(cssLength(trailing))"
  }
}

extension EnvironmentValues {
  /// The space between the edges of scroll views and their content; `nil` is the style sheet's.
  var contentMargins: EdgeInsets? {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }
}

private enum ContentMarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets? { nil } }
