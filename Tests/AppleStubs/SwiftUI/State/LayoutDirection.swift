public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}

extension EnvironmentValues {
  public var layoutDirection: LayoutDirection {
    get { fatalError() }
    set { fatalError() }
  }
}

extension View {
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { EmptyView() }
}
