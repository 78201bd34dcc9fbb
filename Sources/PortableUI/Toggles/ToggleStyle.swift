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
    EnvironmentModifier(content: self, change: Styling(maker: ToggleStyleMaker(style: style)))
  }
}

private struct ToggleStyleMaker<Style: ToggleStyle> {
  let style: Style
}

extension ToggleStyleMaker: StyleMaker {
  func makeBody(configuration: ToggleStyleConfiguration) -> some View { style.makeBody(configuration: configuration) }
}
