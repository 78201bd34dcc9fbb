extension View {
  /// Sets the page's title in the browser's tab and history.
  nonisolated public func navigationTitle(_ title: LocalizedStringKey) -> some View {
    BehaviorModifier(content: self, behavior: TitleBehavior(title: title.text))
  }

  /// Sets the page's title in the browser's tab and history.
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ title: some StringProtocol) -> some View {
    BehaviorModifier(content: self, behavior: TitleBehavior(title: String(title)))
  }

  /// Sets the page's title in the browser's tab and history.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    TitledView(content: self, title: title)
  }
}

/// Content with a title that depends on the environment.
private struct TitledView<Content: View> {
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  let content: Content
  let title: Text

  init(content: Content, title: Text) {
    self.content = content
    self.title = title
  }
}

extension TitledView: View {
  var body: some View {
    var values = EnvironmentValues()
    values.locale = locale
    values.calendar = calendar
    values.timeZone = timeZone
    return content.navigationTitle(title.string(in: values))
  }
}

private struct TitleBehavior {
  let title: String
}

extension TitleBehavior: Behavior {
  static var modifier: ViewDependentModifier? { .setting("navigationTitle(_:)") }

  func mount(in node: _Node) { node.setTitle(title) }

  func update(from old: Self, kept: inout Void, in node: _Node) {
    if old.title != title { node.setTitle(title) }
  }

  func unmount(_ kept: Void, in node: _Node) { node.setTitle(nil) }
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
