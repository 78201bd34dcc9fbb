public struct Form<Content>: View where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) { fatalError() }
  @MainActor @preconcurrency public var body: some View { EmptyView() }
}

@available(*, unavailable)
extension Form: Sendable {}

public struct ScrollView<Content>: View where Content: View {
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) { fatalError() }

  @MainActor @preconcurrency public var body: some View { EmptyView() }
}

@available(*, unavailable)
extension ScrollView: Sendable {}
