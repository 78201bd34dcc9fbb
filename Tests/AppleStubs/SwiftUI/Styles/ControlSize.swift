import Foundation

public enum ControlSize: CaseIterable, Comparable, Sendable {
  case mini, small, regular, large, extraLarge
}

extension View {
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { EmptyView() }
  nonisolated public func controlSize<T>(_ range: T) -> some View
  where T: RangeExpression, T.Bound == ControlSize { EmptyView() }
}

extension EnvironmentValues {
  public var controlSize: ControlSize {
    get { fatalError() }
    set { fatalError() }
  }
}

public struct ButtonBorderShape: Equatable, Sendable {
  public static let automatic = ButtonBorderShape()
  public static let capsule = ButtonBorderShape()
  public static let roundedRectangle = ButtonBorderShape()
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { fatalError() }
  public static let circle = ButtonBorderShape()
}

extension View {
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { EmptyView() }
}
