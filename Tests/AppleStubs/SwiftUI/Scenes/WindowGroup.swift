public struct WindowGroup<Content>: Scene where Content: View {
  nonisolated public init(@ViewBuilder makeContent: @escaping () -> Content) { fatalError() }
  nonisolated public init(_ title: Text, @ViewBuilder makeContent: @escaping () -> Content) { fatalError() }
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder makeContent: @escaping () -> Content) {
    fatalError()
  }
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, @ViewBuilder makeContent: @escaping () -> Content) where S: StringProtocol {
    fatalError()
  }

  @MainActor @preconcurrency public var body: Never { fatalError() }
}

@available(*, unavailable)
extension WindowGroup: Sendable {}
