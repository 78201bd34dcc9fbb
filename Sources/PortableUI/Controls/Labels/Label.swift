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
  public var body: some View { LabelLayout(parts: .all, title: title, icon: icon) }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    context.environment[styleOf: LabelStyleConfiguration.self] == nil
      ? CompositeNode(view, in: context) : StyledNode(view, in: context)
  }
}

extension Label: StyledControl {
  var configuration: LabelStyleConfiguration {
    LabelStyleConfiguration(title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon)))
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with an image of the main bundle.
  public init(_ title: LocalizedStringKey, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  /// Creates a label with an image of an asset catalog.
  public init(_ title: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}
