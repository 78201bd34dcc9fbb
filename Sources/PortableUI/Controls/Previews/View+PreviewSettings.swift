public import Foundation

/// The size of a preview.
public enum PreviewLayout: Sendable {
  /// The size of a device.
  case device
  /// The size of the view.
  case sizeThatFits
  /// A fixed size.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The name of a device for previews.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(stringLiteral value: String) { rawValue = value }
}

/// The orientation of a device in a preview.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  public let id: String

  public static let portrait = InterfaceOrientation(id: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}

/// A key of a ``PreviewContext``, with its default value.
public protocol PreviewContextKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Values for the previews of a view.
public protocol PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

extension View {
  /// Has no effect: a preview has the width of its page and the height of its content.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Has no effect: a preview is shown in the browser.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Has no effect: nothing reads the values of the context.
  nonisolated public func previewContext<Context: PreviewContext>(_ value: Context) -> some View { self }

  /// Has no effect: a preview has the orientation of the browser's window.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
