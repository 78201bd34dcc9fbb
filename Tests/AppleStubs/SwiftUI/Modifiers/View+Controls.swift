public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { fatalError() }

  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

public struct SubmitLabel: Sendable {
  public static var done: SubmitLabel { fatalError() }
  public static var go: SubmitLabel { fatalError() }
  public static var send: SubmitLabel { fatalError() }
  public static var join: SubmitLabel { fatalError() }
  public static var route: SubmitLabel { fatalError() }
  public static var search: SubmitLabel { fatalError() }
  public static var `return`: SubmitLabel { fatalError() }
  public static var next: SubmitLabel { fatalError() }
  public static var `continue`: SubmitLabel { fatalError() }
}

extension View {
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { EmptyView() }

  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { EmptyView() }
  nonisolated public func help(_ text: Text) -> some View { EmptyView() }

  @_disfavoredOverload
  nonisolated public func help<S>(_ text: S) -> some View where S: StringProtocol { EmptyView() }
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

@available(macOS, unavailable)
public struct TextInputAutocapitalization: Sendable {
  public static var never: TextInputAutocapitalization { fatalError() }
  public static var words: TextInputAutocapitalization { fatalError() }
  public static var sentences: TextInputAutocapitalization { fatalError() }
  public static var characters: TextInputAutocapitalization { fatalError() }
}

extension View {
  nonisolated public func labelsHidden() -> some View { EmptyView() }
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { EmptyView() }

  @available(macOS, unavailable)
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { EmptyView() }
}
