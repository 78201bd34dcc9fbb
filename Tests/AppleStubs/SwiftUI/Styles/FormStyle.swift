@MainActor @preconcurrency public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct FormStyleConfiguration {
  public struct Content: _PrimitiveView {}

  public var content: Content { fatalError() }
}

@available(*, unavailable)
extension FormStyleConfiguration: Sendable {}

@available(*, unavailable)
extension FormStyleConfiguration.Content: Sendable {}

extension View {
  nonisolated public func formStyle<S>(_ style: S) -> some View where S: FormStyle { EmptyView() }
}

@MainActor @preconcurrency public struct AutomaticFormStyle: FormStyle {
  nonisolated public init() { fatalError() }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(*, unavailable)
extension AutomaticFormStyle: Sendable {}

extension FormStyle where Self == AutomaticFormStyle {
  @MainActor @preconcurrency public static var automatic: AutomaticFormStyle { fatalError() }
}

@MainActor @preconcurrency public struct GroupedFormStyle: FormStyle {
  nonisolated public init() { fatalError() }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(*, unavailable)
extension GroupedFormStyle: Sendable {}

extension FormStyle where Self == GroupedFormStyle {
  @MainActor @preconcurrency public static var grouped: GroupedFormStyle { fatalError() }
}

@MainActor @preconcurrency public struct ColumnsFormStyle: FormStyle {
  nonisolated public init() { fatalError() }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(*, unavailable)
extension ColumnsFormStyle: Sendable {}

extension FormStyle where Self == ColumnsFormStyle {
  @MainActor @preconcurrency public static var columns: ColumnsFormStyle { fatalError() }
}

extension Form where Content == FormStyleConfiguration.Content {
  nonisolated public init(_ configuration: FormStyleConfiguration) { fatalError() }
}
