@MainActor @preconcurrency public struct NavigationStack<Data, Root>: View where Root: View {
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { fatalError() }

  @MainActor @preconcurrency public var body: some View { EmptyView() }
}

public struct NavigationPath {
  public init() { fatalError() }
}
