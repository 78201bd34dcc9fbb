/// A look of labels, made of their titles and icons; the counterpart of SwiftUI's `LabelStyle`.
///
/// The style's body stands in place of the label. It may have dynamic properties.
@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  typealias Configuration = LabelStyleConfiguration
}

/// What a style knows of a label.
public struct LabelStyleConfiguration {
  /// What the label says.
  public let title: Title
  /// What stands beside the title; assistive technology skips it, unless the style makes something else of it.
  public let icon: Icon

  /// What a label says, whatever it is.
  public struct Title {
    let content: AnyView
  }

  /// What stands beside the title, whatever it is.
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
  /// The label that a style was given, in the style around the one that was given it.
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
