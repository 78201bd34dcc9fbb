extension View {
  /// Names this view in the page's address: a link to `#prices` scrolls to the view and moves the focus there.
  ///
  /// The name is the `id` of the view's element, so that a browser finds it before the page is connected. A view that is
  /// loaded later is shown when it arrives. For a view in a tab, or a row of a long list, also bind a value to the
  /// fragment, which selects the tab or scrolls the list.
  ///
  /// - Parameter name: The name, which is unique on the page, has no spaces and at most 256 bytes. A view with another
  ///   name has none.
  nonisolated public func pageFragment(_ name: String) -> some View {
    BehaviorModifier(
      content: EnvironmentModifier(content: self, change: FragmentName(name: name)),
      behavior: FragmentTarget(name: name))
  }

  /// Binds a value to the fragment of the page's address, such as `#prices`.
  ///
  /// An address with a fragment sets the value: when the page opens, when a person follows a link to a fragment, and
  /// when a person goes back or forward. A change of the value changes the address, without a new entry in the browser's
  /// history. Without a fragment, the value is what it was before. Each level of a `NavigationStack` has its own
  /// fragment.
  ///
  /// - Parameter value: The value. A fragment from which none can be made is ignored.
  nonisolated public func pageFragment<Value: LosslessStringConvertible>(_ value: Binding<Value>) -> some View {
    FragmentView(content: self, value: value, text: { $0.description }, make: { $0.flatMap(Value.init) })
  }

  /// Binds an optional value to the fragment of the page's address. Without a value, the address has no fragment.
  nonisolated public func pageFragment<Value: LosslessStringConvertible>(_ value: Binding<Value?>) -> some View {
    FragmentView(
      content: self, value: value, text: { $0?.description },
      make: { text in
        guard let text else { return .some(nil) }
        return Value(text).map(Optional.some)
      })
  }

  /// Binds a choice to the fragment of the page's address.
  nonisolated public func pageFragment<Value: RawRepresentable<String>>(_ value: Binding<Value>) -> some View {
    FragmentView(content: self, value: value, text: { $0.rawValue }, make: { $0.flatMap(Value.init(rawValue:)) })
  }

  /// Binds an optional choice to the fragment of the page's address. Without a choice, the address has no fragment.
  nonisolated public func pageFragment<Value: RawRepresentable<String>>(_ value: Binding<Value?>) -> some View {
    FragmentView(
      content: self, value: value, text: { $0?.rawValue },
      make: { text in
        guard let text else { return .some(nil) }
        return Value(rawValue: text).map(Optional.some)
      })
  }
}

private struct FragmentName: EnvironmentChange {
  let name: String

  func apply(to values: inout EnvironmentValues) {
    if PageFragments.isNameOfElement(name) { values.accessibility.fragment = name }
  }
}

extension PageFragments {
  /// Whether an element can have the name as its identifier. Other elements have `n12` and the like.
  nonisolated fileprivate static func isNameOfElement(_ name: String) -> Bool {
    isValid(name)
      && !(name.count > 1 && name.hasPrefix("n") && name.dropFirst().allSatisfy { $0.isASCII && $0.isNumber })
  }
}

private struct FragmentTarget: Behavior {
  let name: String

  static var modifier: ViewDependentModifier? { .setting("pageFragment(_:)") }

  func mount(in node: _Node) {
    node.host.fragments.addTarget(name, of: node) { element in
      element.host.record(.scroll(element.id, anchor: .top, isAnimated: false))
      element.host.moveFocus(to: element)
    }
  }

  func update(from old: Self, kept: inout Void, in node: _Node) {
    guard old.name != name else { return }
    node.host.fragments.removeTarget(of: node)
    mount(in: node)
  }

  func unmount(_ kept: Void, in node: _Node) { node.host.fragments.removeTarget(of: node) }
}

/// Content with a value that follows the fragment. Its body reads the value, so that it follows changes.
private struct FragmentView<Content: View, Value> {
  let content: Content
  let value: Binding<Value>
  let text: (Value) -> String?
  let make: (String?) -> Value?

  nonisolated init(
    content: Content, value: Binding<Value>, text: @escaping (Value) -> String?, make: @escaping (String?) -> Value?
  ) {
    self.content = content
    self.value = value
    self.text = text
    self.make = make
  }
}

extension FragmentView: View {
  var body: some View {
    let (value, make) = (value, make)
    BehaviorModifier(
      content: content,
      behavior: FragmentBehavior(text: text(value.wrappedValue)) { text in
        guard let made = make(text) else { return false }
        value.wrappedValue = made
        return true
      })
  }
}

private struct FragmentBehavior: Behavior {
  let text: String?
  let set: @MainActor (String?) -> Bool

  static var modifier: ViewDependentModifier? { .setting("pageFragment(_:)") }

  func mount(in node: _Node) { node.host.fragments.bind(node, standard: text, set: set) }

  func update(from old: Self, kept: inout Void, in node: _Node) {
    node.host.fragments.updateBound(of: node, to: text, set: set)
  }

  func unmount(_ kept: Void, in node: _Node) { node.host.fragments.unbind(node) }
}
