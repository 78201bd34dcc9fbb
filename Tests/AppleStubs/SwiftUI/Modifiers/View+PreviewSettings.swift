import Foundation

public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  public init(rawValue: String) { fatalError() }
  public init(stringLiteral: String) { fatalError() }
}

public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  public static var allCases: [InterfaceOrientation] { fatalError() }
  public var id: String { fatalError() }

  public static let portrait = InterfaceOrientation()
  public static let portraitUpsideDown = InterfaceOrientation()
  public static let landscapeLeft = InterfaceOrientation()
  public static let landscapeRight = InterfaceOrientation()
}

public protocol PreviewContextKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public protocol PreviewContext {
  subscript<Key>(key: Key.Type) -> Key.Value where Key: PreviewContextKey { get }
}

extension View {
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { EmptyView() }
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { EmptyView() }
  nonisolated public func previewContext<C>(_ value: C) -> some View where C: PreviewContext { EmptyView() }
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { EmptyView() }
}
