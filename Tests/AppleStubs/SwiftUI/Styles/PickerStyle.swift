@MainActor @preconcurrency public protocol PickerStyle {}

public struct DefaultPickerStyle: PickerStyle {
  nonisolated public init() { fatalError() }
}

@available(*, unavailable)
extension DefaultPickerStyle: Sendable {}

@available(watchOS, unavailable)
public struct MenuPickerStyle: PickerStyle {
  nonisolated public init() { fatalError() }
}

@available(*, unavailable)
@available(watchOS, unavailable)
extension MenuPickerStyle: Sendable {}

public struct InlinePickerStyle: PickerStyle {
  nonisolated public init() { fatalError() }
}

@available(*, unavailable)
extension InlinePickerStyle: Sendable {}

@available(watchOS, unavailable)
public struct SegmentedPickerStyle: PickerStyle {
  nonisolated public init() { fatalError() }
}

@available(*, unavailable)
@available(watchOS, unavailable)
extension SegmentedPickerStyle: Sendable {}

extension PickerStyle where Self == DefaultPickerStyle {
  @MainActor @preconcurrency public static var automatic: DefaultPickerStyle { fatalError() }
}

@available(watchOS, unavailable)
extension PickerStyle where Self == MenuPickerStyle {
  @MainActor @preconcurrency public static var menu: MenuPickerStyle { fatalError() }
}

extension PickerStyle where Self == InlinePickerStyle {
  @MainActor @preconcurrency public static var inline: InlinePickerStyle { fatalError() }
}

@available(watchOS, unavailable)
extension PickerStyle where Self == SegmentedPickerStyle {
  @MainActor @preconcurrency public static var segmented: SegmentedPickerStyle { fatalError() }
}

extension View {
  nonisolated public func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle { EmptyView() }
}
