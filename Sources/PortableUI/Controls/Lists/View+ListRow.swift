public import Foundation

extension View {
  /// Shows another view behind this row of a list, from edge to edge; `nil` is the background of the list.
  ///
  /// In a form, and on a section, the background is a color or gradient, and applies to the whole section.
  nonisolated public func listRowBackground<Behind: View>(_ view: Behind?) -> some View {
    let paint = (view as? any ShapeStyle)?._paint
    return RowBackground(content: self, behind: paint == nil && Behind.self != EmptyView.self ? view : nil)
      .listRow(.background(paint ?? (view == nil ? nil : .css("transparent"))))
  }

  /// Sets the space between the edges of this row of a list and its content; `nil` is the style sheet's.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    listRow(.insets(insets))
  }

  /// Sets whether there is a line above and below this row of a list.
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    listRow(.lines(edges, isHidden: visibility == .hidden))
  }

  /// Sets the color of the line above this row of a list.
  ///
  /// - Parameter edges: A color for the lower edge alone has no effect, since that line belongs to the next row.
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    listRow(.lineColor(color?._paint, edges))
  }

  /// Has no effect: there are no lines between the sections of a list.
  nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    self
  }

  /// Has no effect: there are no lines between the sections of a list.
  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    self
  }

  /// Sets the space between the rows of the lists inside this view; `nil` is the style sheet's.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowLook.rowSpacing, spacing)
  }

  /// Sets the space between the sections of the lists and forms inside this view.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listRowLook.sectionSpacing, spacing)
  }

  /// Sets the space between the sections of the lists and forms inside this view.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listRowLook.sectionSpacing, spacing.length)
  }

  /// Sets the accent color of this row of a list.
  nonisolated public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }

  /// Has no effect: the header of each section has the style sheet's size.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View { self }
}
