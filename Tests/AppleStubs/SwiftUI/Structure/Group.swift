public struct Group<Content> {}

@available(*, unavailable)
extension Group: Sendable {}

extension Group: View where Content: View {
  public var body: Never { fatalError() }
  nonisolated public init(@ViewBuilder content: () -> Content) { fatalError() }
}
