@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct ScrollViewReader<Content>: View where Content: View {
  public var content: (ScrollViewProxy) -> Content { fatalError() }

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { fatalError() }

  @MainActor @preconcurrency public var body: some View { EmptyView() }
}

@available(*, unavailable)
extension ScrollViewReader: Sendable {}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct ScrollViewProxy {
  @MainActor @preconcurrency public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {
    fatalError()
  }
}

@available(*, unavailable)
extension ScrollViewProxy: Sendable {}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View { self }

  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
}
