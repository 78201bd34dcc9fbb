@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TextEditor: View {
  nonisolated public init(text: Binding<String>) { fatalError() }
  @MainActor @preconcurrency public var body: some View { EmptyView() }
}

@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(*, unavailable)
extension TextEditor: Sendable {}
