public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { fatalError() }

  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  nonisolated public func disabled(_ disabled: Bool) -> some View { EmptyView() }
  nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable { EmptyView() }

  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View { EmptyView() }

  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { EmptyView() }

  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { EmptyView() }
  nonisolated public func navigationTitle(_ title: Text) -> some View { EmptyView() }

  @_disfavoredOverload
  nonisolated public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol { EmptyView() }
}

public struct TextInputAutocapitalization: Sendable {
  public static var never: TextInputAutocapitalization { fatalError() }
  public static var words: TextInputAutocapitalization { fatalError() }
  public static var sentences: TextInputAutocapitalization { fatalError() }
  public static var characters: TextInputAutocapitalization { fatalError() }
}

extension View {
  nonisolated public func hidden() -> some View { EmptyView() }
  nonisolated public func labelsHidden() -> some View { EmptyView() }
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { EmptyView() }

  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { EmptyView() }
}
