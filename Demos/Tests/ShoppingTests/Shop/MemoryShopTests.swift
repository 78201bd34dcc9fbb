import Foundation
import Testing

@testable import Shopping

@Suite(.timeLimit(.minutes(5)))
struct MemoryShopTests {
  /// A stream that is canceled removes itself from the shop while its task is locked. A value that was sent with the
  /// shop locked would wait for that task, and the task for the shop.
  @Test func valuesAreSentWhileOtherThreadsCanUseTheShop() async throws {
    let shop = MemoryShop()
    let outcomes = SentOutcomes()
    let changes = shop.changes { contents in
      outcomes.append(Self.canBeUsed(shop))
      return contents.profile.name
    }
    try shop.change { $0.profile.name = "Grace Hopper" }
    var iterator = changes.makeAsyncIterator()
    #expect(try await iterator.next() == "Grace Hopper")
    #expect(outcomes.all == [true, true])
  }

  private static func canBeUsed(_ shop: MemoryShop) -> Bool {
    let isDone = DispatchSemaphore(value: 0)
    // A thread of its own, since all threads of the global queue may be busy.
    Thread.detachNewThread {
      _ = shop.readerCount
      isDone.signal()
    }
    // It is signaled at once, unless this thread holds the lock.
    return isDone.wait(timeout: .now() + 60) == .success
  }
}

/// Unchecked because the shop sends one value at a time, and the test reads after the last one.
private final class SentOutcomes: @unchecked Sendable {
  private(set) var all: [Bool] = []

  func append(_ outcome: Bool) { all.append(outcome) }
}
