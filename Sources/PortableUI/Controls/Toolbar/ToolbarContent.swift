/// Items of a toolbar.
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  associatedtype _Items: View

  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// The items as views that render in the bars. Do not implement this outside PortableUI.
  @MainActor @preconcurrency var _items: _Items { get }
}

extension ToolbarContent {
  public var _items: some View { ComposedToolbarContent(content: self) }
}

extension Never: ToolbarContent {
  public var _items: EmptyView { fatalError("Never has no values.") }
}

/// The view of toolbar content that is composed of others.
private struct ComposedToolbarContent<Content: ToolbarContent> {
  let content: Content
}

extension ComposedToolbarContent: DelegatingView {
  static var delegate: Any.Type { Content.self }

  var body: some View { content.body._items }
}

/// Traps because the body of a built-in item was evaluated.
func noToolbarBody(_ type: Any.Type) -> Never {
  fatalError("\(type) is built in and has no body.")
}

/// A result builder for the items of a toolbar.
@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _TupleToolbarContent<repeat each Content> {
    _TupleToolbarContent(content: (repeat each content))
  }

  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ConditionalToolbarContent<First, Second> {
    _ConditionalToolbarContent(storage: .first(first))
  }

  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ConditionalToolbarContent<First, Second> {
    _ConditionalToolbarContent(storage: .second(second))
  }
}

/// Several items in order.
public struct _TupleToolbarContent<each Content: ToolbarContent> {
  let content: (repeat each Content)
}

extension _TupleToolbarContent: ToolbarContent {
  public var body: Never { noToolbarBody(Self.self) }

  public var _items: TupleView<repeat (each Content)._Items> {
    TupleView(content: (repeat (each content)._items))
  }
}

/// One of two items, selected by `if`, `else` or `switch`.
public struct _ConditionalToolbarContent<First: ToolbarContent, Second: ToolbarContent> {
  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage
}

extension _ConditionalToolbarContent: ToolbarContent {
  public var body: Never { noToolbarBody(Self.self) }

  public var _items: _ConditionalContent<First._Items, Second._Items> {
    switch storage {
    case .first(let content): _ConditionalContent(storage: .first(content._items))
    case .second(let content): _ConditionalContent(storage: .second(content._items))
    }
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public typealias Body = Never
  public var body: Never { noToolbarBody(Self.self) }

  public var _items: Wrapped._Items? { map { $0._items } }
}
