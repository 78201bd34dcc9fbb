import VSM

/// The action, container work or page that a task works for.
enum WorkOwner: Hashable, Sendable {
  case action(ObservedAction)
  case work(ContainerWork)
  /// The task of a `task` modifier, with its children.
  case pageTask(PageID, number: UInt64)
  /// The page, for tasks that it starts otherwise, as in the action of a button. No wait is for them.
  case page(PageID)

  /// The owner of the current task, or `nil` in the test itself.
  static var current: WorkOwner? {
    if let work = ContainerWork.current { return .work(work) }
    if let action = ObservedAction.current { return .action(action) }
    return currentPage
  }

  /// The page, or the page's task, that the current task works for.
  @TaskLocal static var currentPage: WorkOwner?

  /// The page of a page's task.
  var page: PageID? {
    switch self {
    case .pageTask(let page, _), .page(let page): page
    case .action, .work: nil
    }
  }
}

/// Distinguishes a page from all others of the process, also from those that have been released.
struct PageID: Hashable, Sendable {
  private let number: UInt64

  @MainActor private static var last: UInt64 = 0

  @MainActor init() {
    Self.last += 1
    number = Self.last
  }
}
