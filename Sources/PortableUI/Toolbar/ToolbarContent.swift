/// Items of a toolbar; the counterpart of SwiftUI's `ToolbarContent`.
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

  var body: some View {
    content.body._items
  }
}

/// Traps because the body of a built-in item was evaluated.
func noToolbarBody(_ type: Any.Type) -> Never {
  fatalError("\(type) is built in and has no body.")
}
