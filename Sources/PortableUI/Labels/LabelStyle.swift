/// A look of labels; the counterpart of SwiftUI's `LabelStyle`.
///
/// The style's body replaces the label. A style may have dynamic properties.
@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  typealias Configuration = LabelStyleConfiguration
}

/// The properties of a label for a style.
public struct LabelStyleConfiguration {
  /// The title of the label.
  public let title: Title
  /// The icon of the label. Assistive technology ignores it unless the style changes that.
  public let icon: Icon

  /// The type-erased title of a label.
  public struct Title {
    let content: AnyView
  }

  /// The type-erased icon of a label.
  public struct Icon {
    let content: AnyView
  }
}

extension LabelStyleConfiguration.Title: View {
  public var body: some View { content }
}

extension LabelStyleConfiguration.Icon: View {
  public var body: some View { content }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates the label of a configuration, in the style around the current one.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

extension View {
  /// Sets the look of the labels inside this view.
  nonisolated public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    EnvironmentModifier(content: self, change: Styling(maker: LabelStyleMaker(style: style)))
  }
}

private struct LabelStyleMaker<Style: LabelStyle> {
  let style: Style
}

extension LabelStyleMaker: StyleMaker {
  func makeBody(configuration: LabelStyleConfiguration) -> some View { style.makeBody(configuration: configuration) }
}
