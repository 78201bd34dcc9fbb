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
      EmptyView().task {
        await source.run()
        isRefreshing = false
      }
    }
  }
}

/// The refresh button. It stays enabled while the action runs, since a disabled button would lose the keyboard focus.
private struct RefreshButton {
  let isRefreshing: Bool
  let press: @MainActor () -> Void
}

extension RefreshButton: ElementView {
  typealias Body = Never

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { makeElement(view, in: context) }

  var content: Label<Text, Image> { Label("Refresh", systemImage: "arrow.clockwise") }

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
