public struct RefreshAction: Sendable {
  public func callAsFunction() async { fatalError() }
}

extension EnvironmentValues {
  public var refresh: RefreshAction? { fatalError() }
}

extension View {
  nonisolated public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View { EmptyView() }
}
