/// An edit that waits for the end of a pause, and is applied earlier if the page handles an event of another control.
///
/// A debounced binding creates one for each edit. Otherwise a button that is pressed within the pause would meet a state
/// without the edit.
@MainActor
package final class DelayedEdit {
  private enum Phase {
    case waiting(@MainActor () -> Void)
    case ended
  }

  /// The control whose event made the edit; `nil` for an edit that no event made.
  fileprivate let control: NodeID?
  private var phase: Phase

  fileprivate init(of control: NodeID?, _ apply: @escaping @MainActor () -> Void) {
    self.control = control
    phase = .waiting(apply)
  }

  /// Records that the edit has been applied or replaced.
  package func end() { phase = .ended }

  fileprivate var isWaiting: Bool {
    if case .waiting = phase { true } else { false }
  }

  func apply() {
    guard case .waiting(let apply) = phase else { return }
    end()
    apply()
  }
}

/// The edits of one page that wait, the oldest first.
@MainActor
struct DelayedEdits {
  private var edits: [DelayedEdit] = []

  mutating func add(_ edit: DelayedEdit) {
    edits.removeAll { !$0.isWaiting }
    edits.append(edit)
  }

  mutating func removeAll() { edits = [] }

  /// Removes and returns the edits that must be applied before an event is handled.
  mutating func take(before event: Event) -> [DelayedEdit] {
    guard !edits.isEmpty else { return [] }
    let due = edits.filter { $0.isWaiting && event.action.isUse(ofAnotherControlThan: $0.control, node: event.node) }
    edits.removeAll { edit in !edit.isWaiting || due.contains { $0 === edit } }
    return due
  }
}

extension Event.Action {
  /// Whether a person uses another control than this one, or ends its use.
  fileprivate func isUse(ofAnotherControlThan control: NodeID?, node: NodeID) -> Bool {
    switch self {
    // Further edits of the same control, which replace the waiting one.
    case .click, .input, .select, .drag, .component, .files(.chosen), .files(.dropped): control != node
    case .submit, .dismiss, .focus, .blur, .visit: true
    case .load, .error, .resize, .rows, .scroll, .fragment, .stored, .files(.unreadable), .files(.targeted):
      false
    }
  }
}

extension CurrentPage {
  /// Registers an edit that waits for the end of a pause, as made by the control whose event is being handled.
  ///
  /// - Parameter apply: Applies the edit. Called at most once, and only while the edit has not ended.
  package func delayEdit(_ apply: @escaping @MainActor () -> Void) -> DelayedEdit {
    let edit = DelayedEdit(of: host.control, apply)
    if isOpen { host.delayedEdits.add(edit) }
    return edit
  }
}
