public struct Section<Parent, Content, Footer> {}

@available(*, unavailable)
extension Section: Sendable {}

extension Section: View where Parent: View, Content: View, Footer: View {
  public var body: Never { fatalError() }

  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) { fatalError() }

  @available(*, deprecated, renamed: "Section(content:header:footer:)")
  nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) { fatalError() }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) { fatalError() }

  @available(*, deprecated, renamed: "Section(content:footer:)")
  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) { fatalError() }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) { fatalError() }

  @available(*, deprecated, renamed: "Section(content:header:)")
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) { fatalError() }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) { fatalError() }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { fatalError() }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol { fatalError() }
}
