/// A look of toggles, with a way of its own to flip them; the counterpart of SwiftUI's `ToggleStyle`.
///
/// The style's body stands in place of the toggle. It may have dynamic properties.
@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  typealias Configuration = ToggleStyleConfiguration
}

/// What a style knows of a toggle, and the value that it flips.
public struct ToggleStyleConfiguration {
  /// What the toggle says.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool

  /// What a toggle says, whatever it is.
  public struct Label {
    let content: AnyView
  }
}

extension ToggleStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style was given, in the style around the one that was given it.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn, label: { configuration.label })
  }
}

extension View {
  /// Sets the look of the toggles inside this view; items of menus keep theirs.
  nonisolated public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    EnvironmentModifier(content: self, change: ToggleStyling(style: style))
  }
}

private struct ToggleStyling<Style: ToggleStyle>: EnvironmentChange {
  let style: Style

  func apply(to values: inout EnvironmentValues) {
    values.toggleStyle = CustomToggleStyle(style: style, outer: values.toggleStyle)
  }
}

/// A style of toggles, and the one around it, which holds for the toggles in the style's body.
final class CustomToggleStyle {
  private let style: any ToggleStyle
  private let outer: CustomToggleStyle?

  init(style: any ToggleStyle, outer: CustomToggleStyle?) {
    self.style = style
    self.outer = outer
  }

  /// The view in place of a toggle.
  @MainActor func view(of configuration: ToggleStyleConfiguration) -> AnyView {
    AnyView(replacement(style, of: configuration))
  }

  @MainActor private func replacement(
    _ style: some ToggleStyle, of configuration: ToggleStyleConfiguration
  ) -> some View {
    ToggleReplacement(style: style, configuration: configuration).environment(\.toggleStyle, outer)
  }
}

/// The body of a style in place of a toggle.
private struct ToggleReplacement<Style: ToggleStyle> {
  let style: Style
  let configuration: ToggleStyleConfiguration
}

extension ToggleReplacement: DelegatingView {
  static var delegate: Any.Type { Style.self }

  var body: some View { style.makeBody(configuration: configuration) }
}

extension EnvironmentValues {
  var toggleStyle: CustomToggleStyle? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

private enum ToggleStyleKey: EnvironmentKey { static var defaultValue: CustomToggleStyle? { nil } }
