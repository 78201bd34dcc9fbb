/// One view for each element of a collection, told apart by identity; the counterpart of SwiftUI's `ForEach`.
///
/// An element that moves takes its view, state and place on the page along. Two elements of the same identity are a
/// mistake: a diagnostic names it, and they are told apart by their order.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection that is shown.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: View {
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// One view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach where Content: View {
  /// One view for each element of a bound collection, with a binding to the element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, Binding<C.Element>)>, C.Element: Identifiable,
    ID == C.Element.ID, C.Index: Hashable
  {
    let pairs = data.wrappedValue.indices.lazy.map { index in
      (index, Binding<C.Element>(read: { data.wrappedValue[index] }, write: { data.wrappedValue[index] = $0 }))
    }
    self.init(data: pairs, content: { content($0.1) }, id: { $0.1.wrappedValue.id })
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ForEachNode(view, in: context)
  }
}
