/// A style of forms.
///
/// The style's body replaces the form. A style may have dynamic properties.
@MainActor @preconcurrency public protocol FormStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  typealias Configuration = FormStyleConfiguration
}

/// The content of a form for a style.
public struct FormStyleConfiguration {
  /// The content of the form.
  public let content: Content

  /// The type-erased content of a form.
  public struct Content {
    let content: AnyView
  }
}

extension FormStyleConfiguration.Content: View {
  public var body: some View { content }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates the form of a configuration, in the style around the current one.
  @MainActor @preconcurrency public init(_ configuration: FormStyleConfiguration) {
    self.init { configuration.content }
  }
}

extension View {
  /// Sets the style of the forms inside this view.
  nonisolated public func formStyle<Style: FormStyle>(_ style: Style) -> some View {
    EnvironmentModifier(content: self, change: Styling(maker: FormStyleMaker(style: style)))
  }
}

private struct FormStyleMaker<Style: FormStyle> {
  let style: Style
}

extension FormStyleMaker: StyleMaker {
  func makeBody(configuration: FormStyleConfiguration) -> some View { style.makeBody(configuration: configuration) }
}

/// The default style: sections with a surface each.
public struct AutomaticFormStyle {
  public init() {}
}

/// Sections with a surface each, as in the default style.
public struct GroupedFormStyle {
  public init() {}
}

/// Labels beside controls in SwiftUI. Here they are above their controls, as in the default style.
public struct ColumnsFormStyle {
  public init() {}
}

extension AutomaticFormStyle: FormStyle {
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

extension GroupedFormStyle: FormStyle {
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

extension ColumnsFormStyle: FormStyle {
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
