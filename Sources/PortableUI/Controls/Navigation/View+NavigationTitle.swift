extension View {
  /// Sets the page's title in the browser's tab and history.
  nonisolated public func navigationTitle(_ title: LocalizedStringKey) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the page's title in the browser's tab and history.
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ title: some StringProtocol) -> some View {
    navigationTitle(Text(verbatim: String(title)))
  }

  /// Sets the page's title in the browser's tab and history.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    BehaviorModifier(content: self, behavior: TitleBehavior(title: title))
  }
}

private struct TitleBehavior {
  let title: Text
}

extension TitleBehavior: Behavior {
  static var modifier: ViewDependentModifier? { .setting("navigationTitle(_:)") }

  func mount(in node: _Node) -> String {
    let shown = title.string(in: node.environment)
    node.setTitle(shown)
    return shown
  }

  func update(from old: Self, kept: inout String, in node: _Node) {
    // A form may depend on more than the text and the environment.
    if old.title == title, title.isReproducible { return }
    environmentDidChange(kept: &kept, in: node)
  }

  func environmentDidChange(kept: inout String, in node: _Node) {
    let shown = title.string(in: node.environment)
    guard shown != kept else { return }
    node.setTitle(shown)
    kept = shown
  }

  func unmount(_ kept: String, in node: _Node) { node.setTitle(nil) }
}

extension View {
  /// Hides the back button in the bar of this view's navigation level.
  ///
  /// The browser's back button still works.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    BehaviorModifier(content: self, behavior: BackButtonHiding(isHidden: hidesBackButton))
  }
}

private struct BackButtonHiding {
  let isHidden: Bool
}

extension BackButtonHiding: Behavior {
  static var modifier: ViewDependentModifier? { .setting("navigationBarBackButtonHidden(_:)") }

  func mount(in node: _Node) {
    node.environment.navigationLevel?.setBackButtonHidden(isHidden, by: node)
  }

  func update(from old: Self, kept: inout Void, in node: _Node) {
    if old.isHidden != isHidden { mount(in: node) }
  }

  func unmount(_ kept: Void, in node: _Node) {
    node.environment.navigationLevel?.setBackButtonHidden(false, by: node)
  }
}
