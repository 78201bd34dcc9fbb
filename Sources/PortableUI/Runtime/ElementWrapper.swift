/// A container's wrapper around each element directly inside, such as the row of a list.
protocol ElementWrapper {
  /// Creates the node of an element in its wrapper, or returns `nil` if the element is not wrapped.
  @MainActor func makeNode<Content: ElementView>(of view: Content, in context: _NodeContext) -> _ViewNode<Content>?
}

extension EnvironmentValues {
  /// The wrapper around elements directly inside a view, used if `wrapsElements` is set.
  var elementWrapper: (any ElementWrapper)? {
    get { self[ElementWrapperKey.self] }
    set { self[ElementWrapperKey.self] = newValue }
  }
}

private enum ElementWrapperKey: EnvironmentKey { static var defaultValue: (any ElementWrapper)? { nil } }
