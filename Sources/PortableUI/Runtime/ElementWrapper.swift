/// What a container puts around each element directly inside it, such as the row of a list.
protocol ElementWrapper {
  /// Makes the node of an element with what is put around it; `nil` where the element stands by itself.
  @MainActor func makeNode<Content: ElementView>(of view: Content, in context: _NodeContext) -> _ViewNode<Content>?
}

extension EnvironmentValues {
  /// What is put around elements directly inside a view, where `wrapsElements` is set.
  var elementWrapper: (any ElementWrapper)? {
    get { self[ElementWrapperKey.self] }
    set { self[ElementWrapperKey.self] = newValue }
  }
}

private enum ElementWrapperKey: EnvironmentKey { static var defaultValue: (any ElementWrapper)? { nil } }
