import PortableUI

/// The newest actions of the user on a page between two states.
struct ActionLog {
  /// The maximum number of actions. Older ones are removed, since a page can be used indefinitely without a new state.
  static let longest = 100

  private(set) var actions: [UserAction] = []
  /// Whether no action was removed.
  private(set) var isComplete = true

  /// Adds an action, which replaces the previous one if both edit the same field or slider.
  mutating func add(_ action: UserAction) {
    switch (actions.last, action) {
    case (.type(_, let last)?, .type(_, let field)) where last == field: actions.removeLast()
    case (.slide(let last, _)?, .slide(let slider, _)) where last == slider: actions.removeLast()
    default: break
    }
    actions.append(action)
    guard actions.count > Self.longest else { return }
    actions.removeFirst()
    isComplete = false
  }
}
