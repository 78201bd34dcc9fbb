@MainActor @preconcurrency public protocol TextFieldStyle {}

public struct DefaultTextFieldStyle: TextFieldStyle {
  nonisolated public init() { fatalError() }
}

@available(*, unavailable)
extension DefaultTextFieldStyle: Sendable {}

@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  nonisolated public init() { fatalError() }
}

@available(*, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension RoundedBorderTextFieldStyle: Sendable {}

public struct PlainTextFieldStyle: TextFieldStyle {
  nonisolated public init() { fatalError() }
}

@available(*, unavailable)
extension PlainTextFieldStyle: Sendable {}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { fatalError() }
}

@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { fatalError() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { fatalError() }
}

extension View {
  nonisolated public func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle { EmptyView() }
}
