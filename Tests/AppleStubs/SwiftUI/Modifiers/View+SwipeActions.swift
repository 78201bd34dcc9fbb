public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  case leading
  case trailing
}

@available(tvOS, unavailable)
extension View {
  nonisolated public func swipeActions<T>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View where T: View { EmptyView() }
}
