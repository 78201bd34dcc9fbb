public struct AccessibilityTraits: SetAlgebra, Sendable {
  public static let isButton = AccessibilityTraits()
  public static let isHeader = AccessibilityTraits()
  public static let isSelected = AccessibilityTraits()
  public static let isLink = AccessibilityTraits()
  public static let isStaticText = AccessibilityTraits()
  public static let isImage = AccessibilityTraits()
  public static let isSearchField = AccessibilityTraits()
  public static let updatesFrequently = AccessibilityTraits()

  public typealias Element = AccessibilityTraits
  public typealias ArrayLiteralElement = AccessibilityTraits

  public init() {}
  public func union(_ other: Self) -> Self { fatalError() }
  public mutating func formUnion(_ other: Self) { fatalError() }
  public func intersection(_ other: Self) -> Self { fatalError() }
  public mutating func formIntersection(_ other: Self) { fatalError() }
  public func symmetricDifference(_ other: Self) -> Self { fatalError() }
  public mutating func formSymmetricDifference(_ other: Self) { fatalError() }
  public func contains(_ member: Self) -> Bool { fatalError() }
  @discardableResult
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) { fatalError() }
  @discardableResult
  public mutating func remove(_ member: Self) -> Self? { fatalError() }
  @discardableResult
  public mutating func update(with newMember: Self) -> Self? { fatalError() }
}

public struct AccessibilityAttachmentModifier: ViewModifier {
  public typealias Body = Never
}

@available(*, unavailable)
extension AccessibilityAttachmentModifier: Sendable {}

extension View {
  public typealias _Accessible = ModifiedContent<Self, AccessibilityAttachmentModifier>

  nonisolated public func accessibilityLabel(_ label: Text) -> _Accessible { fatalError() }
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> _Accessible { fatalError() }

  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S>(_ label: S) -> _Accessible where S: StringProtocol { fatalError() }

  nonisolated public func accessibilityIdentifier(_ identifier: String) -> _Accessible { fatalError() }
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> _Accessible { fatalError() }
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> _Accessible { fatalError() }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> _Accessible { fatalError() }
}

extension View {
  nonisolated public func accessibilityValue(_ valueDescription: Text) -> _Accessible { fatalError() }
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> _Accessible { fatalError() }

  @_disfavoredOverload
  nonisolated public func accessibilityValue<S>(_ value: S) -> _Accessible where S: StringProtocol { fatalError() }

  nonisolated public func accessibilityHint(_ hint: Text) -> _Accessible { fatalError() }
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> _Accessible { fatalError() }

  @_disfavoredOverload
  nonisolated public func accessibilityHint<S>(_ hint: S) -> _Accessible where S: StringProtocol { fatalError() }
}

public struct AccessibilityChildBehavior: Hashable {
  public static let ignore = AccessibilityChildBehavior()
  public static let contain = AccessibilityChildBehavior()
  public static let combine = AccessibilityChildBehavior()
  init() {}
}

extension AccessibilityChildBehavior: Sendable {}

extension View {
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }

  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> _Accessible {
    fatalError()
  }

  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> _Accessible { fatalError() }

  @_disfavoredOverload
  nonisolated public func accessibilityAction<S>(
    named name: S, _ handler: @escaping () -> Void
  ) -> _Accessible where S: StringProtocol { fatalError() }

  nonisolated public func accessibilityAction<Label>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View where Label: View { self }

  nonisolated public func accessibilityActions<Content>(
    @ViewBuilder _ content: () -> Content
  ) -> some View where Content: View { self }
}

@propertyWrapper
public struct AccessibilityFocusState<Value>: DynamicProperty where Value: Hashable {
  @propertyWrapper
  public struct Binding {
    // Without this the compiler makes an initializer that the original does not have.
    init(_: Never) {}

    public var wrappedValue: Value {
      get { fatalError() }
      nonmutating set { fatalError() }
    }

    public var projectedValue: AccessibilityFocusState<Value>.Binding { fatalError() }
  }

  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set { fatalError() }
  }

  public var projectedValue: AccessibilityFocusState<Value>.Binding { fatalError() }

  public init() where Value == Bool { fatalError() }
  public init<T>() where Value == T?, T: Hashable { fatalError() }
}

@available(*, unavailable)
extension AccessibilityFocusState: Sendable {}

@available(*, unavailable)
extension AccessibilityFocusState.Binding: Sendable {}

extension View {
  nonisolated public func accessibilityFocused<Value>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View where Value: Hashable { self }

  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
}
