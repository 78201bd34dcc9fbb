/// A style of text fields. Only the listed styles exist.
public protocol TextFieldStyle {
  /// Do not implement this outside PortableUI.
  var _look: TextFieldLook { get }
}

/// The look of a text field on the page.
public enum TextFieldLook: String, Hashable, Sendable {
  case automatic, roundedBorder = "rounded-border", plain
}

public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _look: TextFieldLook { .automatic }
}

public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _look: TextFieldLook { .roundedBorder }
}

public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _look: TextFieldLook { .plain }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  @MainActor @preconcurrency public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  @MainActor @preconcurrency public static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  @MainActor @preconcurrency public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension View {
  /// Sets the style of the text fields inside this view.
  nonisolated public func textFieldStyle(_ style: some TextFieldStyle) -> some View {
    environment(\.textFieldStyle, style._look)
  }
}

extension EnvironmentValues {
  var textFieldStyle: TextFieldLook {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

private enum TextFieldStyleKey: EnvironmentKey { static var defaultValue: TextFieldLook { .automatic } }
