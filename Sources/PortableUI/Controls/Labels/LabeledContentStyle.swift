/// A style of labeled contents.
///
/// The style's body replaces the labeled content. A style may have dynamic properties.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  typealias Configuration = LabeledContentStyleConfiguration
}

/// The label and the content of a labeled content for a style.
public struct LabeledContentStyleConfiguration {
  /// The label, which names the content.
  public let label: Label
  /// The content.
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

extension LabeledContentStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension LabeledContentStyleConfiguration.Content: View {
  public var body: some View { content }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates the labeled content of a configuration, in the style around the current one.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

extension View {
  /// Sets the style of the labeled contents inside this view.
  nonisolated public func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> some View {
    EnvironmentModifier(content: self, change: Styling(maker: LabeledContentStyleMaker(style: style)))
  }
}

private struct LabeledContentStyleMaker<Style: LabeledContentStyle> {
  let style: Style
}

extension LabeledContentStyleMaker: StyleMaker {
  func makeBody(configuration: LabeledContentStyleConfiguration) -> some View {
    style.makeBody(configuration: configuration)
  }
}

/// The default style: the label at the start of a line, and the content at its end.
public struct AutomaticLabeledContentStyle {
  public init() {}
}

extension AutomaticLabeledContentStyle: LabeledContentStyle {
  public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}
