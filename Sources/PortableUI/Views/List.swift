/// Rows one below the other.
public struct List<Content: View> {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension List {
  /// One row for each element of a collection.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init { ForEach(data, content: rowContent) }
  }

  /// One row for each element of a collection.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }
}

extension List {
  /// One row for each element of a bound collection, with a binding to the element.
  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where C.Element: Identifiable, C.Index: Hashable, Content == ForEach<_BoundElements<C>, C.Element.ID, RowContent> {
    self.init { ForEach(data, content: rowContent) }
  }

  /// One row for each element of a bound collection, with a binding to the element.
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where C.Index: Hashable, Content == ForEach<_BoundElements<C>, ID, RowContent> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }
}

extension List: View {
  public var body: some View {
    Container(.ul, class: "list", naming: .here) {
      content.environment(\.makesRows, true).environment(\.isInList, true)
    }
  }
}

extension EnvironmentValues {
  /// Whether a section is a part of a list.
  var isInList: Bool {
    get { self[IsInListKey.self] }
    set { self[IsInListKey.self] = newValue }
  }
}

private enum IsInListKey: EnvironmentKey { static var defaultValue: Bool { false } }
