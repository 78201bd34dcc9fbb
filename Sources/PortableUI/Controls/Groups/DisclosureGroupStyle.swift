/// A style of disclosure groups.
///
/// The style's body replaces the group. A style may have dynamic properties.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The label and the content of a disclosure group for a style, and a binding to whether it is expanded.
public struct DisclosureGroupStyleConfiguration {
  /// The label of the group.
  public let label: Label
  /// The content of the group.
  public let content: Content
  /// Whether the content is shown.
  @Binding public var isExpanded: Bool

  /// The type-erased label.
  public struct Label {
    let content: AnyView
  }

  /// The type-erased content.
  public struct Content {
    let content: AnyView
  }
}

extension DisclosureGroupStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension DisclosureGroupStyleConfiguration.Content: View {
  public var body: some View { content }
}

extension DisclosureGroup
where
  Label == DisclosureGroupStyleConfiguration.Label,
  Content == DisclosureGroupStyleConfiguration.Content
{
  /// Creates the group of a configuration, in the style around the current one.
  public init(_ configuration: DisclosureGroupStyleConfiguration) {
    self.init(isExpanded: configuration.$isExpanded, content: { configuration.content }, label: { configuration.label })
  }
}

extension View {
  /// Sets the style of the disclosure groups inside this view.
  nonisolated public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
    EnvironmentModifier(content: self, change: Styling(maker: DisclosureGroupStyleMaker(style: style)))
  }
}

private struct DisclosureGroupStyleMaker<Style: DisclosureGroupStyle> {
  let style: Style
}

extension DisclosureGroupStyleMaker: StyleMaker {
  func makeBody(configuration: DisclosureGroupStyleConfiguration) -> some View {
    style.makeBody(configuration: configuration)
  }
}

/// The default style: a button with an arrow, and the content below it.
public struct AutomaticDisclosureGroupStyle {
  public init() {}
}

extension AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public func makeBody(configuration: Configuration) -> some View { DisclosureGroup(configuration) }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
