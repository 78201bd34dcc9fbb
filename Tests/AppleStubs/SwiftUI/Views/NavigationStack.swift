@MainActor @preconcurrency public struct NavigationStack<Data, Root>: View where Root: View {
  @MainActor @preconcurrency public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { fatalError() }

  @MainActor @preconcurrency public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath { fatalError() }

  @MainActor @preconcurrency public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
  { fatalError() }

  @MainActor @preconcurrency public var body: some View { EmptyView() }
}

@available(*, unavailable)
extension NavigationStack: Sendable {}

public struct NavigationPath: Equatable {
  public var count: Int { fatalError() }
  public var isEmpty: Bool { fatalError() }

  public init() { fatalError() }
  public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable { fatalError() }

  public mutating func append<V>(_ value: V) where V: Hashable { fatalError() }
  public mutating func removeLast(_ k: Int = 1) { fatalError() }

  public var codable: CodableRepresentation? { fatalError() }
  public init(_ codable: CodableRepresentation) { fatalError() }

  public struct CodableRepresentation: Codable, Equatable {
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws { fatalError() }
    public static func == (lhs: CodableRepresentation, rhs: CodableRepresentation) -> Bool { fatalError() }
  }
}

@available(*, unavailable)
extension NavigationPath: Sendable {}

@available(*, unavailable)
extension NavigationPath.CodableRepresentation: Sendable {}

@MainActor @preconcurrency public struct NavigationLink<Label, Destination>: View
where Label: View, Destination: View {
  nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    fatalError()
  }
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) { fatalError() }

  @MainActor @preconcurrency public var body: some View { EmptyView() }
}

@available(*, unavailable)
extension NavigationLink: Sendable {}

extension NavigationLink where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) { fatalError() }
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, @ViewBuilder destination: () -> Destination) where S: StringProtocol {
    fatalError()
  }
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) { fatalError() }
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, destination: Destination) where S: StringProtocol { fatalError() }
}

extension NavigationLink {
  @available(*, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView")
  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) { fatalError() }
  @available(*, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView")
  nonisolated public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) { fatalError() }
  @available(*, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView")
  nonisolated public init<V>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) where V: Hashable { fatalError() }
  @available(*, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView")
  nonisolated public init<V>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) where V: Hashable { fatalError() }
}

extension NavigationLink where Label == Text {
  @available(*, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView")
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) { fatalError() }
  @available(*, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView")
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) where S: StringProtocol { fatalError() }
  @available(*, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView")
  nonisolated public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) { fatalError() }
  @available(*, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView")
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) where S: StringProtocol { fatalError() }
}

extension NavigationLink where Destination == Never {
  nonisolated public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable { fatalError() }
}

extension NavigationLink where Label == Text, Destination == Never {
  nonisolated public init<P>(_ titleKey: LocalizedStringKey, value: P?) where P: Hashable { fatalError() }
  @_disfavoredOverload
  nonisolated public init<S, P>(_ title: S, value: P?) where S: StringProtocol, P: Hashable { fatalError() }
}

extension View {
  nonisolated public func navigationDestination<D, C>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View { self }

  nonisolated public func navigationDestination<V>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View where V: View { self }

  nonisolated public func navigationDestination<D, C>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View { self }

  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }
}
