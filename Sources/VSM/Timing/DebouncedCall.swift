import SwiftUIShim

/// A debounced call that waits for its due time.
enum DebouncedCall<Container> {
  typealias Run = @MainActor (Container) -> Void

  /// An action, which another action drops, since a state that is being left offered it.
  case action(Run)
  /// An edit outside of pages, which another action drops as well.
  case edit(Run, value: Any)
  /// An edit of a page, which runs before its due time if an event of another control arrives.
  case pageEdit(Run, value: Any, DelayedEdit)

  var run: Run {
    switch self {
    case .action(let run), .edit(let run, _), .pageEdit(let run, _, _): run
    }
  }

  var value: Any? {
    switch self {
    case .action: nil
    case .edit(_, let value), .pageEdit(_, let value, _): value
    }
  }

  var isEdit: Bool { value != nil }

  var isDropped: Bool {
    switch self {
    case .action, .edit: true
    case .pageEdit: false
    }
  }

  /// Records that the call no longer waits.
  @MainActor func end() {
    if case .pageEdit(_, _, let edit) = self { edit.end() }
  }
}
