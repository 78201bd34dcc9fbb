/// A box with a label around views that belong together.
public struct GroupBox<Label: View, Content: View> {
  private let label: Label
  private let content: Content

  /// Creates a box with any label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content, label: { EmptyView() }) }
}

extension GroupBox where Label == Text {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

extension GroupBox {
  /// Creates a box with a label. This is SwiftUI's older initializer.
  public init(label: Label, @ViewBuilder content: () -> Content) { self.init(content: content, label: { label }) }
}

extension GroupBox: View {
  public var body: some View {
    Container(
      .div, class: .groupBox, naming: .here, caption: Label.self == EmptyView.self ? nil : .comesFromInside
    ) {
      if Label.self != EmptyView.self {
        Container(.div, class: .groupTitle, caption: .isThis) { label }
      }
      content
    }
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    context.environment[styleOf: GroupBoxStyleConfiguration.self] == nil
      ? CompositeNode(view, in: context) : StyledNode(view, in: context)
  }
}

extension GroupBox: StyledControl {
  var configuration: GroupBoxStyleConfiguration {
    GroupBoxStyleConfiguration(label: .init(content: AnyView(label)), content: .init(content: AnyView(content)))
  }
}
