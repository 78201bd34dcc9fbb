import Testing

@testable import CombineShim

struct ArrivalQueueTests {
  @Test func elementsAreRemovedInOrder() {
    var queue = ArrivalQueue<Int>()
    var out: [Int] = []
    for round in 0..<1_000 {
      queue.append(2 * round)
      queue.append(2 * round + 1)
      out.append(queue.removeFirst())
    }
    while !queue.isEmpty { out.append(queue.removeFirst()) }
    #expect(out == Array(0..<2_000))
  }

  @Test func removedElementsAreReleased() {
    var queue = ArrivalQueue<Token>()
    weak var first: Token?
    do {
      let token = Token()
      first = token
      queue.append(token)
      queue.append(Token())
    }
    #expect(first != nil)
    _ = queue.removeFirst()
    #expect(first == nil)
    #expect(!queue.isEmpty)
  }

  @Test func replacementKeepsThePosition() {
    var queue = ArrivalQueue<Int>()
    for number in [1, 2, 3] { queue.append(number) }
    #expect(queue.removeFirst() == 1)
    #expect(queue.replaceFirst(with: 20, where: { $0 == 2 }) == 2)
    #expect(queue.replaceFirst(with: 10, where: { $0 == 1 }) == nil)
    #expect(queue.removeFirst() == 20)
    #expect(queue.removeFirst() == 3)
    #expect(queue.isEmpty)
  }

  @Test func memoryOfALongQueueIsReleasedWhenEmpty() {
    var queue = ArrivalQueue<Int>()
    for number in 0..<1_000 { queue.append(number) }
    while !queue.isEmpty { _ = queue.removeFirst() }
    #expect(queue.capacity <= 64)
  }

  @Test func memoryOfAShortQueueIsKept() {
    var queue = ArrivalQueue<Int>()
    for number in 0..<4 { queue.append(number) }
    let capacity = queue.capacity
    while !queue.isEmpty { _ = queue.removeFirst() }
    #expect(queue.capacity == capacity)
  }
}
