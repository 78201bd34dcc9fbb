extension View {
  /// Binds the id of the view to which the scroll views inside are scrolled.
  ///
  /// Setting another id scrolls to its view, as ``ScrollViewProxy/scrollTo(_:anchor:)`` does. When a person scrolls, the
  /// value becomes the id of the target view at the anchor, or without an anchor at the top of the visible area. The
  /// target views are those in a layout with ``View/scrollTargetLayout(isEnabled:)``. The initial value has
  /// no effect, since a page opens at its top.
  nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    PositionedContent(content: self, id: id, anchor: anchor)
  }

  /// Makes the views directly inside a layout the targets of ``View/scrollPosition(id:anchor:)``.
  @ViewBuilder nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    if isEnabled { ScrollTargets(content: self) } else { self }
  }
}

private struct PositionedContent<Content: View, ID: Hashable> {
  private let content: Content
  @Binding private var id: ID?
  private let anchor: UnitPoint?
  @State private var area = ScrollArea()
  @State private var reported = ReportedPosition<ID>()

  init(content: Content, id: Binding<ID?>, anchor: UnitPoint?) {
    self.content = content
    _id = id
    self.anchor = anchor
  }
}

extension PositionedContent: View {
  var body: some View {
    let observer = ScrollPositionObserver(anchor: anchor ?? .top) { [$id, reported] found in
      guard let found = found.base as? ID, found != reported.id else { return }
      reported.id = found
      $id.wrappedValue = found
    }
    BehaviorModifier(
      content: content.environment(\.scrollPositionObserver, observer),
      behavior: ScrollingBehavior(area: area, id: id, anchor: anchor, reported: reported))
  }
}

/// The id that the page has reported last. Setting it does not scroll.
@MainActor
private final class ReportedPosition<ID: Hashable> {
  var id: ID?
  nonisolated init() {}
}

private struct ScrollingBehavior<ID: Hashable>: Behavior {
  let area: ScrollArea
  let id: ID?
  let anchor: UnitPoint?
  let reported: ReportedPosition<ID>

  func mount(in node: _Node) { area.node = node }

  func update(from old: Self, kept: inout Void, in node: _Node) {
    guard let id, id != old.id, id != reported.id else { return }
    reported.id = id
    area.scroll(to: AnyHashable(id), anchor: anchor)
  }
}

/// The action that is called when a person has scrolled to a view, with the id of that view.
struct ScrollPositionObserver {
  /// The point of the visible area at which the view is.
  let anchor: UnitPoint
  let didScroll: @MainActor (AnyHashable) -> Void
}

extension EnvironmentValues {
  /// The observer of the scroll views inside; `nil` if their position is not observed.
  fileprivate var scrollPositionObserver: ScrollPositionObserver? {
    get { self[ScrollPositionObserverKey.self] }
    set { self[ScrollPositionObserverKey.self] = newValue }
  }
}

private enum ScrollPositionObserverKey: EnvironmentKey { static var defaultValue: ScrollPositionObserver? { nil } }

/// An element around a layout of target views, which has no box of its own. The page reports the view at the anchor.
private struct ScrollTargets<Content: View> {
  let content: Content
}

extension ScrollTargets: ElementView {
  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues { environment }

  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.div, class: .scrollTargets)
    if let observer = environment.scrollPositionObserver {
      description.set(.anchor, "\(Int(min(max(observer.anchor.y, 0), 1) * 1000))")
      description.events = .layout
    }
    return description
  }

  func handle(_ action: Event.Action, of node: ElementNode<Self>) -> EventOutcome {
    guard case .scroll(let element) = action else { return .unhandledKind }
    guard let id = node.id(ofViewWith: element) else { return .invalidPayload }
    node.environment.scrollPositionObserver?.didScroll(id)
    return .handled
  }
}

extension _Node {
  /// Returns the id of the outermost view in this subtree that has an id and this first element.
  fileprivate func id(ofViewWith element: NodeID) -> AnyHashable? {
    if let id = ownID(ofViewWith: element) { return id }
    var found: AnyHashable?
    forEachChild { found = found ?? $0.id(ofViewWith: element) }
    return found
  }
}
