/// First in, first out; adding and taking are O(1) on average.
///
/// A new queue holds no memory. One that has been emptied keeps room for at most 16 elements, so that elements which are
/// taken as fast as they come are not allocated for one by one.
@usableFromInline
struct Queue<Element> {
  @usableFromInline var elements: [Element?] = []
  /// Half a word, which leaves room beside it: every container holds a queue, and few ever use it.
  @usableFromInline var first: Int32 = 0

  @inlinable init() {}

  @inlinable var count: Int { elements.count - Int(first) }
  @inlinable var isEmpty: Bool { elements.isEmpty }

  @inlinable mutating func append(_ element: Element) {
    elements.append(element)
  }

  @inlinable mutating func popFirst() -> Element? {
    guard first < elements.count else { return nil }
    // Taken out, not copied: what an element holds is released with the element.
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
