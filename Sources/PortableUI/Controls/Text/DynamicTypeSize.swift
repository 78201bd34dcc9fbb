/// The size of text that a person prefers.
public enum DynamicTypeSize: Hashable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the size is one of the largest, for people who see little.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The length of text of this size in relation to the default one.
  fileprivate var factor: Double {
    let factors = [0.82, 0.88, 0.94, 1, 1.12, 1.24, 1.35, 1.65, 1.94, 2.35, 2.76, 3.12]
    return factors[position]
  }

  private var position: Int { Self.allCases.firstIndex(of: self) ?? 3 }
}

extension DynamicTypeSize: Comparable {
  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool { left.position < right.position }
}

extension View {
  /// Sets the size of text that views inside this view read. The browser decides how large text is shown.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits the size of text that views inside this view read. The browser decides how large text is shown.
  nonisolated public func dynamicTypeSize(_ range: some RangeExpression<DynamicTypeSize>) -> some View {
    EnvironmentModifier(
      content: self, change: TypeSizeLimit(allowed: DynamicTypeSize.allCases.filter { range.contains($0) }))
  }
}

private struct TypeSizeLimit: EnvironmentChange {
  let allowed: [DynamicTypeSize]

  func apply(to values: inout EnvironmentValues) {
    guard let least = allowed.first, let most = allowed.last else { return }
    values.dynamicTypeSize = min(max(values.dynamicTypeSize, least), most)
  }
}

extension EnvironmentValues {
  /// The size of text that a person prefers. A browser does not report it, so it is `large` unless a view sets it.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}

private enum DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }

/// A length that grows with the size of text.
///
/// The size is the environment's ``EnvironmentValues/dynamicTypeSize``.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  @Environment(\.dynamicTypeSize) private var size
  private let base: Value

  /// - Parameter textStyle: Has no effect: all styles of text grow by the same factor.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { base = wrappedValue }

  public init(wrappedValue: Value) { base = wrappedValue }

  public var wrappedValue: Value { base * Value(size.factor) }
}

extension ScaledMetric: DynamicProperty {}
