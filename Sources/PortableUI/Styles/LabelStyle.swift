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
    EnvironmentModifier(content: self, change: LabelStyling(style: style))
  }
}

private struct LabelStyling<Style: LabelStyle>: EnvironmentChange {
  let style: Style

  func apply(to values: inout EnvironmentValues) {
    values.labelStyle = CustomLabelStyle(style: style, outer: values.labelStyle)
  }
}

/// A style of labels, and the one around it, which holds for the labels in the style's body.
final class CustomLabelStyle {
  private let style: any LabelStyle
  private let outer: CustomLabelStyle?

  init(style: any LabelStyle, outer: CustomLabelStyle?) {
    self.style = style
    self.outer = outer
  }

  /// The view in place of a label.
  @MainActor func view(of configuration: LabelStyleConfiguration) -> AnyView {
    AnyView(replacement(style, of: configuration))
  }

  @MainActor private func replacement(
    _ style: some LabelStyle, of configuration: LabelStyleConfiguration
  ) -> some View {
    LabelReplacement(style: style, configuration: configuration).environment(\.labelStyle, outer)
  }
}

/// The body of a style in place of a label.
private struct LabelReplacement<Style: LabelStyle> {
  let style: Style
  let configuration: LabelStyleConfiguration
}

extension LabelReplacement: DelegatingView {
  static var delegate: Any.Type { Style.self }

  var body: some View { style.makeBody(configuration: configuration) }
}

extension EnvironmentValues {
  var labelStyle: CustomLabelStyle? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

private enum LabelStyleKey: EnvironmentKey { static var defaultValue: CustomLabelStyle? { nil } }
