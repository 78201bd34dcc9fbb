@MainActor @preconcurrency public struct DismissAction {
  @MainActor @preconcurrency public func callAsFunction() { fatalError() }
}

extension EnvironmentValues {
  public var dismiss: DismissAction { fatalError() }
  public var isPresented: Bool { fatalError() }
}

public struct PresentationMode {
  public var isPresented: Bool { fatalError() }
  public mutating func dismiss() { fatalError() }
}

@available(*, unavailable)
extension PresentationMode: Sendable {}

extension EnvironmentValues {
  public var presentationMode: Binding<PresentationMode> { fatalError() }
}
