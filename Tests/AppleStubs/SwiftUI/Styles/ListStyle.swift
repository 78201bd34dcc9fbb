@MainActor @preconcurrency public protocol ListStyle {
  associatedtype _Body: View
  @ViewBuilder @MainActor @preconcurrency func _body() -> _Body
}

public struct DefaultListStyle: ListStyle {
  nonisolated public init() { fatalError() }
  public func _body() -> some View { EmptyView() }
}

public struct InsetGroupedListStyle: ListStyle {
  nonisolated public init() { fatalError() }
  public func _body() -> some View { EmptyView() }
}

public struct PlainListStyle: ListStyle {
  nonisolated public init() { fatalError() }
  public func _body() -> some View { EmptyView() }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { fatalError() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { fatalError() }
}

extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { fatalError() }
}

extension View {
  nonisolated public func listStyle<S>(_ style: S) -> some View where S: ListStyle { EmptyView() }
}
