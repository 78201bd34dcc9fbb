import Testing

@testable import VSM

struct QueueTests {
  @Test func elementsAreRemovedInOrder() {
    var queue = Queue<Int>()
    var expected = 0
    for number in 0..<1000 {
      queue.append(number)
      if number % 3 == 0 {
        #expect(queue.popFirst() == expected)
        expected += 1
      }
    }
    while let number = queue.popFirst() {
      #expect(number == expected)
      expected += 1
    }
    #expect(expected == 1000)
    #expect(queue.isEmpty)
  }

  @Test func countExcludesRemovedElements() {
    var queue = Queue<Int>()
    for number in 0..<200 { queue.append(number) }
    for _ in 0..<150 { _ = queue.popFirst() }
    #expect(queue.count == 50)
    #expect(queue.popFirst() == 150)
  }

  @Test func removedElementsAreReleased() {
    final class Token {}
    var queue = Queue<Token>()
    var token: Token? = Token()
    weak let weakToken = token
    queue.append(token!)
    queue.append(Token())
    token = nil
    #expect(queue.popFirst() != nil)
    #expect(weakToken == nil)
    #expect(queue.count == 1)
  }

  @Test func emptyQueueKeepsMemoryForAFewElements() {
    var queue = Queue<Int>()
    for number in 0..<1_000 { queue.append(number) }
    while queue.popFirst() != nil {}
    #expect(queue.elements.capacity <= 16)
  }
}
