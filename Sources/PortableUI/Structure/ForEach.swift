/// A view for each element of a collection, identified by an ID.
///
/// An element that moves keeps its view, state and element on the page. Two elements with the same ID are reported as a
/// misuse and distinguished by their order.
///
/// - Complexity: An update is O(*n*), where *n* is the number of elements, and O(*n* log *n*) if elements have moved. It
///   sends the fewest moves.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Creates the view of an element.
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
  /// Creates a view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

/// The elements of a bound collection, each with its index and a binding to it.
public typealias _BoundElements<C: RandomAccessCollection> =
  LazyMapSequence<C.Indices, (C.Index, Binding<C.Element>)>

extension ForEach where Content: View {
  /// Creates a view for each element of a bound collection, with a binding to the element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == _BoundElements<C>, C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable {
    self.init(data, id: \.id, content: content)
  }

  /// Creates a view for each element of a bound collection, with a binding to the element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == _BoundElements<C>, C.Index: Hashable {
    let elements = data.wrappedValue
    let pairs = elements.indices.lazy.map { index in (index, data.element(at: index, last: elements[index])) }
    self.init(data: pairs, content: { content($0.1) }, id: { $0.1.wrappedValue[keyPath: id] })
  }
}

extension Binding where Value: MutableCollection & RandomAccessCollection {
  /// Returns a binding to one element. If the collection becomes too short, the binding returns the element's last
  /// value and ignores writes: a closure of a removed row may still hold it.
  fileprivate func element(at index: Value.Index, last: Value.Element) -> Binding<Value.Element> {
    func isThere(in elements: Value) -> Bool { index >= elements.startIndex && index < elements.endIndex }
    return Binding<Value.Element>(
      read: {
        let elements = wrappedValue
        return isThere(in: elements) ? elements[index] : last
      },
      write: { if isThere(in: wrappedValue) { wrappedValue[index] = $0 } })
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    if let window = context.rowWindow { return RowWindowNode(view, window, in: context) }
    return ForEachNode(view, in: context)
  }
}
