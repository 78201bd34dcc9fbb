/// A first-in, first-out queue. Adding and removing take amortized constant time.
///
/// A new queue allocates no memory. An emptied queue keeps memory for at most 16 elements, so that elements which are
/// removed as fast as they are added need no allocation each.
@usableFromInline
struct Queue<Element> {
  @usableFromInline var elements: [Element?] = []
  /// Half a word, which leaves a gap for other fields: every container has a queue, and few use it.
  @usableFromInline var first: Int32 = 0

  @inlinable init() {}

  @inlinable var count: Int { elements.count - Int(first) }
  @inlinable var isEmpty: Bool { elements.isEmpty }

  @inlinable mutating func append(_ element: Element) { elements.append(element) }

  @inlinable mutating func popFirst() -> Element? {
    guard first < elements.count else { return nil }
    // Removed, not copied, so that the queue does not retain it.
    let element = elements[Int(first)].take()
    first += 1
    if first == elements.count {
      elements.removeAll(keepingCapacity: elements.capacity <= 16)
      first = 0
    } else if first >= 64, Int(first) * 2 >= elements.count {
      elements.removeFirst(Int(first))
      first = 0
    }
    return element
  }

  /// Releases the memory of an empty queue.
  @inlinable mutating func releaseMemory() {
    if isEmpty, elements.capacity > 0 { elements = [] }
  }
}
