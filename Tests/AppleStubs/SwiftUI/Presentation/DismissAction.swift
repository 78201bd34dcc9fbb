@MainActor @preconcurrency public struct DismissAction {
  @MainActor @preconcurrency public func callAsFunction() { fatalError() }
}

extension EnvironmentValues {
  public var dismiss: DismissAction { fatalError() }
  public var isPresented: Bool { fatalError() }
}
