/// Which element has the keyboard focus, as far as the page and the views have told.
///
/// Only elements inside a `focused` modifier are known: a page reports no others.
@MainActor
final class PageFocus {
  private(set) var element: NodeID?
  private var target: FocusTarget?

  /// The focus has moved, to nothing that is known where `element` is `nil`. Those who lost it are told first.
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

extension ViewHost {
  /// Moves the focus of the page to an element inside a `focused` modifier.
  func moveFocus(to element: any Element) {
    guard element.id != focus.element else { return }
    record(.focus(element.id))
    focus.moved(to: element.id, in: element.environment.focusTarget)
  }

  /// Takes the focus off the element that has it.
  func endFocus() {
    guard let id = focus.element else { return }
    record(.blur(id))
    focus.moved(to: nil, in: nil)
  }

  /// An element has left the page, and with it the focus if that was there.
  func focusMayHaveGone(with id: NodeID) {
    guard focus.element == id else { return }
    afterRendering { [weak self] in
      if let self, focus.element == id { focus.moved(to: nil, in: nil) }
    }
  }
}
