import Foundation
import Testing
import VSM
import VSMTesting

@testable import PortableUI
@testable import Shopping

/// Pages that are opened, used at random and closed, one after the other.
///
/// `SHOPPING_PAGES` sets how many, 100 where it says nothing; `SHOPPING_SEED` opens one alone.
@MainActor struct SoakTests {
  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }

  @Test(.timeLimit(.minutes(10)))
  func pagesThatWereUsedAndClosedLeaveNothingBehind() async {
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
        Run it again with SHOPPING_SEED=\(seed).
        """)
      return
    }
    #expect(census.total > last - first, "each page makes containers")
    #expect(census.containers.isEmpty)
    #expect(census.actions.isEmpty)
  }
}

/// One page from its opening to its end, and what went wrong with it, in the words of a failure.
@MainActor private struct Visit {
  private(set) var problems: [String] = []
  private(set) var steps: [String] = []
  private let census: Census
  private let idle: HeadlessPage

  /// - Parameter idle: A page on which nothing happens, to wait with when the visited one is gone.
  init(seed: UInt64, census: Census, idle: HeadlessPage) async {
    (self.census, self.idle) = (census, idle)
    let (gate, clock) = (Gate(), TestClock())
    let (shop, host) = await use(seed: seed, gate: gate, clock: clock)
    await expect { shop.object == nil ? nil : "The shop is kept." }
    await expect { host.object == nil ? nil : "The page's host is kept." }
  }

  private mutating func use(seed: UInt64, gate: Gate, clock: TestClock) async -> (Weak<MemoryShop>, Weak<ViewHost>) {
    let shop = MemoryShop(gate: gate)
    var random = SeededGenerator(seed: seed)
    // Few get as far as to the checkout who do not find anything in the cart.
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
      problems.append("The page shows nothing that could be left behind.")
    }
    problems += page.diagnostics.map { "\($0)" }

    page.close()
    await expect { page.host.usage == Usage() ? nil : "The tree holds \(page.host.usage)." }
    await expect { shop.readerCount == 0 ? nil : "\(shop.readerCount) readers of the shop are left." }
    await expect { [census] in
      census.containers.isEmpty ? nil : "Containers are left: \(census.containers.sorted())."
    }
    await expect { [census] in census.actions.isEmpty ? nil : "Actions are left: \(census.actions)." }
    // Only the requests that the test holds back may last longer than the page.
    gate.open()
    return (Weak(object: shop), Weak(object: page.host))
  }

  /// Takes what is wrong for a problem when it is so after everything that was under way has come to its end.
  ///
  /// A task that has been cancelled ends on whatever thread it is on, which a busy machine may keep waiting.
  private mutating func expect(_ problem: () -> String?) async {
    for _ in 0..<1_000 where problem() != nil { await idle.settle() }
    if let problem = problem() { problems.append(problem) }
  }
}

/// Lets a test see whether something is still there.
private struct Weak<Object: AnyObject> {
  weak var object: Object?
}
