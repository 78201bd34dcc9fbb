@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

extension ViewModifier where Body == Never {
  @MainActor @preconcurrency public func body(content: Content) -> Never { fatalError() }
}

public struct _ViewModifier_Content<Modifier> where Modifier: ViewModifier {}

@available(*, unavailable)
extension _ViewModifier_Content: Sendable {}
extension _ViewModifier_Content: _PrimitiveView {}

extension ViewModifier {
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> { fatalError() }
}

public struct EmptyModifier: ViewModifier {
  nonisolated public static let identity = EmptyModifier()
  nonisolated public init() { fatalError() }
}

public struct ModifiedContent<Content, Modifier> {
  public var content: Content {
    get { fatalError() }
    set { fatalError() }
  }

  public var modifier: Modifier {
    get { fatalError() }
    set { fatalError() }
  }

  nonisolated public init(content: Content, modifier: Modifier) { fatalError() }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {}
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: Never { fatalError() }
}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { fatalError() }
}
