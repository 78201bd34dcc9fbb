/// A style of boxes.
///
/// The style's body replaces the box. A style may have dynamic properties.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  typealias Configuration = GroupBoxStyleConfiguration
}

/// The label and the content of a box for a style.
public struct GroupBoxStyleConfiguration {
  /// The label of the box.
  public let label: Label
  /// The content of the box.
  public let content: Content

  /// The type-erased label.
  public struct Label {
    let content: AnyView
  }

  /// The type-erased content.
  public struct Content {
    let content: AnyView
  }
}

extension GroupBoxStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension GroupBoxStyleConfiguration.Content: View {
  public var body: some View { content }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates the box of a configuration, in the style around the current one.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

extension View {
  /// Sets the style of the boxes inside this view.
  nonisolated public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    EnvironmentModifier(content: self, change: Styling(maker: GroupBoxStyleMaker(style: style)))
  }
}

private struct GroupBoxStyleMaker<Style: GroupBoxStyle> {
  let style: Style
}

extension GroupBoxStyleMaker: StyleMaker {
  func makeBody(configuration: GroupBoxStyleConfiguration) -> some View {
    style.makeBody(configuration: configuration)
  }
}

/// The default style: a surface with rounded corners.
public struct DefaultGroupBoxStyle {
  public init() {}
}

extension DefaultGroupBoxStyle: GroupBoxStyle {
  public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
