public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { fatalError() }

  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  @available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension View {
  nonisolated public func redacted(reason: RedactionReasons) -> some View { self }

  nonisolated public func unredacted() -> some View { self }

  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
}
