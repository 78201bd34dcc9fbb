extension View {
  /// Sets the action that refreshes the content of this view.
  ///
  /// A list or a scroll view inside shows a refresh button. Other views read the action from the environment, as
  /// `\.refresh`. The action is canceled when the view that runs it leaves the page.
  nonisolated public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    RefreshModifier(content: self, action: action)
  }
}

/// An action that refreshes content, and returns when that is complete. Has no effect after the content has left its
/// page.
public struct RefreshAction: Sendable {
  fileprivate let source: RefreshSource

  /// Runs the action of the innermost `refreshable`, in the calling task.
  public func callAsFunction() async { await source.run() }
}

extension EnvironmentValues {
  /// The refresh action of the innermost `refreshable`, if there is one.
  public var refresh: RefreshAction? { refreshOffer.map { RefreshAction(source: $0.source) } }

  var refreshOffer: RefreshOffer? {
    get { self[RefreshOfferKey.self] }
    set { self[RefreshOfferKey.self] = newValue }
  }
}

private enum RefreshOfferKey: EnvironmentKey { static var defaultValue: RefreshOffer? { nil } }

/// The newest action of one `refreshable`; `nil` after that has left its page.
@MainActor
final class RefreshSource {
  fileprivate(set) var action: (@Sendable () async -> Void)?

  init(action: @escaping @Sendable () async -> Void) { self.action = action }

  func run() async { await action?() }
}

/// A refresh action, and whether an outer view already has the button for it.
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
  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { RefreshNode(view, in: context) }
}

/// Stores the newest closure in an object that all views inside share. A new closure therefore updates no view.
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

/// Content with a refresh button above it, if a refresh action exists and no outer view has the button.
///
/// A page has no pull gesture. A button is accessible by keyboard, touch and screen reader.
struct RefreshArea<Content: View> {
  @Environment(\.refreshOffer) private var offer
  private let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension RefreshArea: View {
  var body: some View {
    if let offer, !offer.hasControl {
      Container(.div, class: .box, .refreshable) {
        Container(.div, class: .refreshBar, naming: .none) { RefreshControl(source: offer.source) }
        content.environment(\.refreshOffer, RefreshOffer(source: offer.source, hasControl: true))
      }
    } else {
      content
    }
  }
}

/// The refresh button and the task that it starts.
private struct RefreshControl {
  @State private var isRefreshing = false
  let source: RefreshSource

  init(source: RefreshSource) { self.source = source }
}

extension RefreshControl: View {
  var body: some View {
    // A press while the action runs has no effect.
    RefreshButton(isRefreshing: isRefreshing) { isRefreshing = true }
    if isRefreshing {
      AppearanceModifier(content: EmptyView(), behavior: refreshing, needsViews: false)
    }
  }
}

extension RefreshControl {
  @MainActor private var refreshing: TaskBehavior<NoIdentity> {
    TaskBehavior(id: NoIdentity(), priority: .userInitiated) { @MainActor in
      await source.run()
      isRefreshing = false
    }
  }
}

/// The refresh button. It stays enabled while the action runs, since a disabled button would lose the keyboard focus.
private struct RefreshButton {
  let isRefreshing: Bool
  let press: @MainActor () -> Void
}

extension RefreshButton: ElementView {
  var content: Label<Text, Image> {
    Label {
      Text(.refresh)
    } icon: {
      Image(systemName: "arrow.clockwise")
    }
  }

  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.button, class: .button, .borderless, .refresh)
    description.set(.type, "button")
    if isRefreshing { description.set(.ariaBusy, "true") }
    description.events = .click
    description.isDisabled = !environment.isEnabled
    if description.isDisabled { description.set(.disabled, "") }
    return description
  }

  func handle(_ action: Event.Action, of node: ElementNode<Self>) -> EventOutcome {
    press()
    return .handled
  }
}
