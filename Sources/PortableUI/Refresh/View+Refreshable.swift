extension View {
  /// Lets people have what is shown inside this view fetched again.
  ///
  /// A list and a scroll view inside show a button for it. Other views find the action in the environment, as
  /// `\.refresh`. The action is cancelled when the view that runs it leaves.
  nonisolated public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    RefreshModifier(content: self, action: action)
  }
}

/// Fetches again what is shown, until the call returns. Does nothing once what is shown has left its page.
public struct RefreshAction: Sendable {
  fileprivate let source: RefreshSource

  /// Runs the action of the innermost `refreshable`, in the calling task.
  public func callAsFunction() async {
    await source.run()
  }
}

extension EnvironmentValues {
  /// What fetches the content again, where a view around this one said how.
  public var refresh: RefreshAction? { refreshOffer.map { RefreshAction(source: $0.source) } }

  var refreshOffer: RefreshOffer? {
    get { self[RefreshOfferKey.self] }
    set { self[RefreshOfferKey.self] = newValue }
  }
}

private enum RefreshOfferKey: EnvironmentKey { static var defaultValue: RefreshOffer? { nil } }

/// The newest action of one `refreshable`; `nil` once that has left its page.
@MainActor
final class RefreshSource {
  fileprivate(set) var action: (@Sendable () async -> Void)?

  init(action: @escaping @Sendable () async -> Void) { self.action = action }

  func run() async { await action?() }
}

/// An action that refreshes, and whether a view further out already has the button for it.
struct RefreshOffer: Equatable {
  let source: RefreshSource
  var hasControl = false

  static func == (left: RefreshOffer, right: RefreshOffer) -> Bool {
    left.source === right.source && left.hasControl == right.hasControl
  }
}

private struct RefreshModifier<Content: View> {
  let content: Content
  let action: @Sendable () async -> Void
}

extension RefreshModifier: View {
  typealias Body = Never

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    RefreshNode(view, in: context)
  }
}

/// The views inside keep one object, in which the newest closure is put, so that a new closure tells them nothing.
@MainActor
private final class RefreshNode<Content: View>: SingleChildNode<RefreshModifier<Content>, Content> {
  private let source: RefreshSource

  init(_ view: RefreshModifier<Content>, in context: _NodeContext) {
    source = RefreshSource(action: view.action)
    super.init(in: context)
    makeChild(view.content)
  }

  override func didUnmount() { source.action = nil }

  override var inner: EnvironmentValues {
    var values = environment
    values.refreshOffer = RefreshOffer(source: source)
    return values
  }

  override func update(to view: RefreshModifier<Content>) {
    source.action = view.action
    child?.update(to: view.content)
  }
}
