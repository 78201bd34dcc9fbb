/// The element with the keyboard focus, as last reported by the page or set by the views.
///
/// Only elements inside a `focused` modifier count: a page reports no others.
@MainActor
final class PageFocus {
  private(set) var element: NodeID?
  private var target: FocusTarget?
  private weak var host: ViewHost?

  init(host: ViewHost) { self.host = host }

  /// Records that the focus has moved; `element` is `nil` for unknown elements. Targets that lost it are notified
  /// first.
  func moved(to element: NodeID?, in target: FocusTarget?) {
    let old = chain(self.target)
    let new = chain(target)
    self.element = element
    self.target = target
    for target in old where !new.contains(where: { $0 === target }) { target.focusDidChange(false) }
    for target in new where !old.contains(where: { $0 === target }) { target.focusDidChange(true) }
  }

  /// Whether the focus is inside this target.
  func isInside(_ target: FocusTarget) -> Bool { chain(self.target).contains { $0 === target } }

  private func chain(_ innermost: FocusTarget?) -> [FocusTarget] {
    Array(
      sequence(state: innermost) { next in
        defer { next = next?.outer }
        return next
      })
  }
}

extension PageFocus: PageService {
  var followsElements: Bool { true }

  func takeReport(_ action: Event.Action, of element: any Element) -> Bool {
    switch action {
    case .focus: moved(to: element.id, in: element.environment.focusTarget)
    case .blur: if self.element == element.id { moved(to: nil, in: nil) }
    default: return false
    }
    return true
  }

  /// Ends the focus of an element that has left the page.
  func elementDidLeave(_ id: NodeID) {
    guard element == id else { return }
    host?.afterRendering { [weak self] in
      if let self, element == id { moved(to: nil, in: nil) }
    }
  }
}

extension ViewHost {
  /// The element that has the keyboard focus, if it is inside a `focused` modifier. A page reports no others.
  public var focusedElement: NodeID? { services.service(PageFocus.self)?.element }

  /// The focus of the page. Reports are handled from the first access on.
  var focus: PageFocus { services.service(orAdd: PageFocus(host: self)) }

  /// Moves the focus of the page to an element inside a `focused` modifier. A page does not report when a text loses
  /// the focus, so it does not count as focused.
  func moveFocus(to element: any Element) {
    guard element.id != focus.element else { return }
    record(.focus(element.id))
    if element.events.contains(.focus) { focus.moved(to: element.id, in: element.environment.focusTarget) }
  }

  /// Removes the focus from the element that has it.
  func endFocus() {
    guard let id = focus.element else { return }
    record(.blur(id))
    focus.moved(to: nil, in: nil)
  }
}
