/// A look of toggles with its own interaction; the counterpart of SwiftUI's `ToggleStyle`.
///
/// The style's body replaces the toggle. A style may have dynamic properties.
@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  typealias Configuration = ToggleStyleConfiguration
}

/// The properties of a toggle for a style, and a binding to its value.
public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool

  /// The type-erased label of a toggle.
  public struct Label {
    let content: AnyView
  }
}

extension ToggleStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates the toggle of a configuration, in the style around the current one.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn, label: { configuration.label })
  }
}

extension View {
  /// Sets the look of the toggles inside this view. Menu items keep their look.
  nonisolated public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    EnvironmentModifier(content: self, change: Styling(maker: ToggleStyleMaker(style: style)))
  }
}

private struct ToggleStyleMaker<Style: ToggleStyle> {
  let style: Style
}

extension ToggleStyleMaker: StyleMaker {
  func makeBody(configuration: ToggleStyleConfiguration) -> some View { style.makeBody(configuration: configuration) }
}
