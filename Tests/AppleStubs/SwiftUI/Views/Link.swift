import Foundation

public struct Link<Label>: View where Label: View {
  @MainActor @preconcurrency public init(destination: URL, @ViewBuilder label: () -> Label) { fatalError() }
  @MainActor @preconcurrency public var body: some View { EmptyView() }
}

@available(*, unavailable)
extension Link: Sendable {}

extension Link where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) { fatalError() }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, destination: URL) where S: StringProtocol { fatalError() }
}
