import StateGraphs
import VSM

/// The walks through all pages that a scenario opens.
@MainActor
final class PageWalks {
  /// The walks of the scenario that runs in the current task.
  @TaskLocal static var current: PageWalks?

  private let name: @MainActor ([StateInContainer]) -> String
  private var pages: [PageWalk] = []

  init(name: @escaping @MainActor ([StateInContainer]) -> String) { self.name = name }

  func add() -> PageWalk {
    let page = PageWalk(name: name)
    pages.append(page)
    return page
  }

  func walks(of scenario: String) -> [StateGraph.Walk] { pages.map { $0.walk(of: scenario) } }
}
