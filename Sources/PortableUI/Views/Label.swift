/// A title with a symbol before it.
public struct Label<Title: View, Icon: View> {
  private let title: Title
  private let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ title: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

extension Label: View {
  public var body: some View {
    LabelLayout(parts: .all, title: title, icon: icon)
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    guard context.environment.labelStyle != nil else { return CompositeNode(view, in: context) }
    return StyledNode(view, in: context) { label, environment in
      let configuration = LabelStyleConfiguration(
        title: .init(content: AnyView(label.title)), icon: .init(content: AnyView(label.icon)))
      return environment.labelStyle?.view(of: configuration) ?? AnyView(EmptyView())
    }
  }
}
