extension View {
  /// Makes a value part of the query of the page's address, such as `?search=emma`.
  ///
  /// A change of the value changes the address, without a new entry in the browser's history. An address that contains
  /// the name sets the value: when the page opens, and when a person goes back or forward. A value that is the same as
  /// without an address is left out of it. On a level of a `NavigationStack`, the value is part of the address of that
  /// level only.
  ///
  /// - Parameters:
  ///   - name: The name in the query, which is unique on the page.
  ///   - value: The value. A text of the address from which none can be made is ignored.
  nonisolated public func pageQuery<Value: LosslessStringConvertible>(
    _ name: String, _ value: Binding<Value>
  ) -> some View {
    QueryView(content: self, name: name, value: value, text: { $0.description }, make: { $0.flatMap(Value.init) })
  }

  /// Makes an optional value part of the query of the page's address. Without a value, the name is left out.
  nonisolated public func pageQuery<Value: LosslessStringConvertible>(
    _ name: String, _ value: Binding<Value?>
  ) -> some View {
    QueryView(
      content: self, name: name, value: value, text: { $0?.description },
      make: { text in
        guard let text else { return .some(nil) }
        return Value(text).map(Optional.some)
      })
  }

  /// Makes a choice part of the query of the page's address.
  nonisolated public func pageQuery<Value: RawRepresentable<String>>(
    _ name: String, _ value: Binding<Value>
  ) -> some View {
    QueryView(
      content: self, name: name, value: value, text: { $0.rawValue }, make: { $0.flatMap(Value.init(rawValue:)) })
  }
}

/// Content with a value that is part of the address. Its body reads the value, so that it follows changes.
private struct QueryView<Content: View, Value> {
  let content: Content
  let name: String
  let value: Binding<Value>
  let text: (Value) -> String?
  let make: (String?) -> Value?

  nonisolated init(
    content: Content, name: String, value: Binding<Value>, text: @escaping (Value) -> String?,
    make: @escaping (String?) -> Value?
  ) {
    self.content = content
    self.name = name
    self.value = value
    self.text = text
    self.make = make
  }
}

extension QueryView: View {
  var body: some View {
    let (value, make) = (value, make)
    BehaviorModifier(
      content: content,
      behavior: QueryBehavior(name: name, text: text(value.wrappedValue)) { text in
        guard let made = make(text) else { return false }
        value.wrappedValue = made
        return true
      })
  }
}

private struct QueryBehavior {
  let name: String
  let text: String?
  let set: @MainActor (String?) -> Bool
}

extension QueryBehavior: Behavior {
  static var modifier: ViewDependentModifier? { .setting("pageQuery(_:_:)") }

  func mount(in node: _Node) { node.host.history?.bind(name, of: node, standard: text, set: set) }

  func update(from old: Self, kept: inout Void, in node: _Node) {
    node.host.history?.updateBound(of: node, to: text, set: set)
  }

  func unmount(_ kept: Void, in node: _Node) { node.host.history?.unbind(of: node) }
}
