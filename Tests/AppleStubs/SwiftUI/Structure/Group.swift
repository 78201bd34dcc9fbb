public struct Group<Content> {}

extension Group: View where Content: View {
  public var body: Never { fatalError() }
  nonisolated public init(@ViewBuilder content: () -> Content) { fatalError() }
}
