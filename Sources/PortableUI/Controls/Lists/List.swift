/// Rows in a column.
///
/// On a live page, a `ForEach` of many rows shows those around the visible ones. A row that the page does not show has
/// no view: its state is created when it comes near the visible rows, and released when it is far from them, except
/// while it contains the keyboard focus.
public struct List<SelectionValue: Hashable, Content: View> {
  let content: Content
  /// The rows that are selected, in a list with a selection.
  var selection: RowSelection<SelectionValue>?
}

extension List where SelectionValue == Never {
  @MainActor @preconcurrency public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  /// Creates a row for each element of a collection.
  @MainActor @preconcurrency public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Creates a row for each element of a collection.
  @MainActor @preconcurrency public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a row for each number of a range.
  @MainActor @preconcurrency public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  )
  where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Creates a row for each element of a bound collection, with a binding to the element.
  @MainActor @preconcurrency public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where C.Element: Identifiable, C.Index: Hashable, Content == ForEach<_BoundElements<C>, C.Element.ID, RowContent> {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Creates a row for each element of a bound collection, with a binding to the element.
  @MainActor @preconcurrency public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where C.Index: Hashable, Content == ForEach<_BoundElements<C>, ID, RowContent> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }
}

extension List: View {
  public var body: some View {
    RefreshArea {
      if let selection {
        SelectableList(selection: selection, content: content)
      } else {
        ListElement(content: content.environment(\.makesRows, true))
      }
    }
  }
}

/// The list element: each element directly inside becomes a row or is a section.
struct ListElement<Content: View> {
  let content: Content
}

extension ListElement: ElementView {
  var kept: ListElement<EmptyView> { ListElement<EmptyView>(content: EmptyView()) }

  var isLazyColumn: Bool { true }

  func looksLike(_ old: ListElement<EmptyView>, in environment: EnvironmentValues) -> Bool { true }

  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.ul, class: .list)
    if let look = environment.listLook.styleClass { description.addClass(look) }
    environment.listRowLook.addSpacing(to: &description)
    if let margins = environment.contentMargins { description.addStyle(margins.css) }
    description.add(environment.accessibility)
    return description
  }
}

/// A group of controls for input and settings, with the style sheet's form layout.
public struct Form<Content: View> {
  private let content: Content

  @MainActor @preconcurrency public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View {
  public var body: some View { FormElement(content: content) }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    context.environment[styleOf: FormStyleConfiguration.self] == nil
      ? CompositeNode(view, in: context) : StyledNode(view, in: context)
  }
}

extension Form: StyledControl {
  var configuration: FormStyleConfiguration { FormStyleConfiguration(content: .init(content: AnyView(content))) }
}

/// The element of a form.
private struct FormElement<Content: View> {
  let content: Content
}

extension FormElement: ElementView {
  var kept: FormElement<EmptyView> { FormElement<EmptyView>(content: EmptyView()) }

  func looksLike(_ old: FormElement<EmptyView>, in environment: EnvironmentValues) -> Bool { true }

  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.div, class: .form)
    environment.listRowLook.addSpacing(to: &description)
    if let margins = environment.contentMargins { description.addStyle(margins.css) }
    description.addGroup(environment.accessibility)
    return description
  }
}
