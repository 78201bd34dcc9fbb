import Foundation

extension Text {
  public enum TruncationMode: Sendable {
    case head, tail, middle
  }

  public init(_ image: Image) { fatalError() }
  public static func + (lhs: Text, rhs: Text) -> Text { fatalError() }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { fatalError() }
}

public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { fatalError() }
}

public struct DisabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { fatalError() }
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { fatalError() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { fatalError() }
}

public struct ContentTransition: Equatable, Sendable {
  public static let identity = ContentTransition()
  public static let opacity = ContentTransition()
  public static let interpolate = ContentTransition()
  public static func numericText(countsDown: Bool = false) -> ContentTransition { fatalError() }
  public static func numericText(value: Double) -> ContentTransition { fatalError() }
}

extension View {
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func textSelection<S>(_ selectability: S) -> some View where S: TextSelectability { EmptyView() }

  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { EmptyView() }
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { EmptyView() }
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { EmptyView() }
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View { EmptyView() }
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { EmptyView() }
}
