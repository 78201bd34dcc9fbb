import Foundation

public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { fatalError() }
}

extension View {
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { EmptyView() }
  nonisolated public func dynamicTypeSize<T>(_ range: T) -> some View
  where T: RangeExpression, T.Bound == DynamicTypeSize { EmptyView() }
}

extension EnvironmentValues {
  public var dynamicTypeSize: DynamicTypeSize {
    get { fatalError() }
    set { fatalError() }
  }
}

@propertyWrapper
public struct ScaledMetric<Value>: DynamicProperty where Value: BinaryFloatingPoint {
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { fatalError() }
  public init(wrappedValue: Value) { fatalError() }
  public var wrappedValue: Value { fatalError() }
}
