import Testing

@testable import VSM

struct TransitionQueueTests {
  @Test func statesAreAnnouncedInOrderUntilNoneIsLeft() {
    var queue = TransitionQueue<Int>()
    queue.start()
    queue.enqueue(1)
    queue.enqueue(2)
    #expect(queue.next() == 1)
    #expect(queue.isAnnouncing)
    #expect(queue.next() == 2)
    #expect(queue.next() == nil)
    #expect(!queue.isAnnouncing)
  }

  @Test func waitingStatesCanBeRemovedDuringAnAnnouncement() {
    var queue = TransitionQueue<Int>()
    queue.start()
    queue.enqueue(1)
    #expect(queue.takeWaiting().count == 1)
    #expect(queue.isAnnouncing)
    #expect(queue.next() == nil)
  }

  @Test func memoryIsReleasedAfterTheAnnouncement() {
    var queue = TransitionQueue<Int>()
    queue.start()
    queue.enqueue(1)
    queue.enqueue(2)
    while queue.next() != nil {}
    #expect(queue.waiting.elements.capacity == 0)
  }
}
