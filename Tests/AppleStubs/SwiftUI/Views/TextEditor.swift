public struct TextEditor: View {
  nonisolated public init(text: Binding<String>) { fatalError() }
  @MainActor @preconcurrency public var body: some View { EmptyView() }
}
