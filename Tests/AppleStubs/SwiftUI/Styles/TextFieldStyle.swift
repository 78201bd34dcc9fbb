@MainActor @preconcurrency public protocol TextFieldStyle {
  associatedtype _Body: View
  @ViewBuilder @MainActor @preconcurrency func _body() -> _Body
}

public struct DefaultTextFieldStyle: TextFieldStyle {
  nonisolated public init() { fatalError() }
  public func _body() -> some View { EmptyView() }
}

public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  nonisolated public init() { fatalError() }
  public func _body() -> some View { EmptyView() }
}

public struct PlainTextFieldStyle: TextFieldStyle {
  nonisolated public init() { fatalError() }
  public func _body() -> some View { EmptyView() }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { fatalError() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { fatalError() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { fatalError() }
}

extension View {
  nonisolated public func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle { EmptyView() }
}
