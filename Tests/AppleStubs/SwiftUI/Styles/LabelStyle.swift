@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct LabelStyleConfiguration {
  public struct Title: _PrimitiveView {}
  public struct Icon: _PrimitiveView {}

  public var title: Title { fatalError() }
  public var icon: Icon { fatalError() }
}

@available(*, unavailable)
extension LabelStyleConfiguration: Sendable {}

@available(*, unavailable)
extension LabelStyleConfiguration.Title: Sendable {}

@available(*, unavailable)
extension LabelStyleConfiguration.Icon: Sendable {}

@MainActor @preconcurrency public struct DefaultLabelStyle: LabelStyle {
  nonisolated public init() { fatalError() }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(*, unavailable)
extension DefaultLabelStyle: Sendable {}

@MainActor @preconcurrency public struct IconOnlyLabelStyle: LabelStyle {
  nonisolated public init() { fatalError() }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(*, unavailable)
extension IconOnlyLabelStyle: Sendable {}

@MainActor @preconcurrency public struct TitleOnlyLabelStyle: LabelStyle {
  nonisolated public init() { fatalError() }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(*, unavailable)
extension TitleOnlyLabelStyle: Sendable {}

@MainActor @preconcurrency public struct TitleAndIconLabelStyle: LabelStyle {
  nonisolated public init() { fatalError() }
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(*, unavailable)
extension TitleAndIconLabelStyle: Sendable {}

extension LabelStyle where Self == DefaultLabelStyle {
  @MainActor @preconcurrency public static var automatic: DefaultLabelStyle { fatalError() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  @MainActor @preconcurrency public static var iconOnly: IconOnlyLabelStyle { fatalError() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  @MainActor @preconcurrency public static var titleOnly: TitleOnlyLabelStyle { fatalError() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  @MainActor @preconcurrency public static var titleAndIcon: TitleAndIconLabelStyle { fatalError() }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  nonisolated public init(_ configuration: LabelStyleConfiguration) { fatalError() }
}

extension View {
  nonisolated public func labelStyle<S>(_ style: S) -> some View where S: LabelStyle { EmptyView() }
}
