import Foundation
import Testing
import VSM
import VSMTesting

@testable import PortableUI
@testable import Shopping

/// Opens pages, uses them at random and closes them, one after the other.
///
/// `SHOPPING_PAGES` sets the number of pages, which is 100 by default. `SHOPPING_SEED` opens only the page of a seed.
@MainActor struct SoakTests {
  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }

  @Test(.timeLimit(.minutes(10)))
  func closedPagesReleaseEverything() async {
    let census = Census()
    let registration = StateContainerObservers.add(census)
    defer { registration.cancel() }
    let only = Self.number("SHOPPING_SEED")
    let first = only ?? 1
    let idle = HeadlessPage { EmptyView() }
    let last = only ?? Self.number("SHOPPING_PAGES") ?? 100
    for seed in first..<last + 1 {
      let visit = await Census.$current.withValue(census) { await Visit(seed: seed, census: census, idle: idle) }
      guard !visit.problems.isEmpty else { continue }
      Issue.record(
        """
        \(visit.problems.joined(separator: "\n"))
        after: \(visit.steps.joined(separator: "; "))
        Set SHOPPING_SEED=\(seed) to repeat this page.
        """)
      return
    }
    #expect(census.total > last - first, "each page creates containers")
    #expect(census.containers.isEmpty)
    #expect(census.actions.isEmpty)
  }
}

/// A visit to one page, from its opening to its release, and the problems that were found.
@MainActor private struct Visit {
  private(set) var problems: [String] = []
  private(set) var steps: [String] = []
  private let census: Census
  private let idle: HeadlessPage

  /// - Parameter idle: A page without activity, whose `settle` is used for waiting after the visited page is released.
  init(seed: UInt64, census: Census, idle: HeadlessPage) async {
    (self.census, self.idle) = (census, idle)
    let (gate, clock) = (Gate(), TestClock())
    let (shop, host) = await use(seed: seed, gate: gate, clock: clock)
    await expect { shop.object == nil ? nil : "The shop was not released." }
    await expect { host.object == nil ? nil : "The page's host was not released." }
  }

  private mutating func use(seed: UInt64, gate: Gate, clock: TestClock) async -> (Weak<MemoryShop>, Weak<ViewHost>) {
    let shop = MemoryShop(gate: gate)
    var random = SeededGenerator(seed: seed)
    // With an empty cart, few visits would reach the checkout.
    if Bool.random(using: &random) { try? await shop.add(MemoryShop.samples[0].id) }
    let page = await ShopPage(shop, clock: clock).page
    let count = Int.random(in: 0...10, using: &random)
    var visitor = RandomVisitor(to: page, gate: gate, clock: clock, random: random)
    do {
      for _ in 0..<count { try await visitor.step() }
    } catch {
      problems.append("\(error)")
    }
    steps = visitor.steps
    if shop.readerCount == 0 || page.host.usage.nodes == 0 || census.containers.isEmpty {
      problems.append("The page has no streams, nodes or containers, so the visit tests nothing.")
    }
    problems += page.diagnostics.map { "\($0)" }

    page.close()
    await expect { page.host.usage == Usage() ? nil : "The tree holds \(page.host.usage)." }
    await expect { shop.readerCount == 0 ? nil : "\(shop.readerCount) readers of the shop are left." }
    await expect { [census] in
      census.containers.isEmpty ? nil : "Containers are left: \(census.containers.sorted())."
    }
    await expect { [census] in census.actions.isEmpty ? nil : "Actions are left: \(census.actions)." }
    // Only requests that the test holds may last longer than the page.
    gate.open()
    return (Weak(object: shop), Weak(object: page.host))
  }

  /// Records a problem if it persists after all running work has ended.
  ///
  /// It waits repeatedly, since on a busy machine the thread of a canceled task can be delayed.
  private mutating func expect(_ problem: () -> String?) async {
    for _ in 0..<1_000 where problem() != nil { await idle.settle() }
    if let problem = problem() { problems.append(problem) }
  }
}

/// A weak reference, to test whether an object was released.
private struct Weak<Object: AnyObject> {
  weak var object: Object?
}
