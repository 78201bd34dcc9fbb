/// A queue of elements in the order of their arrival. Adding and removing at the ends takes amortized constant time.
struct ArrivalQueue<Element> {
  private var slots: [Element?] = []
  private var head = 0

  var isEmpty: Bool { head == slots.count }
  var count: Int { slots.count - head }
  /// The number of elements that fit into the allocated memory.
  var capacity: Int { slots.capacity }
  var first: Element? { isEmpty ? nil : slots[head] }

  mutating func append(_ element: Element) { slots.append(element) }

  /// Removes the oldest element. The queue must not be empty.
  mutating func removeFirst() -> Element {
    precondition(!isEmpty, "The queue is empty. Check isEmpty before removing an element.")
    let element = slots[head].take()!
    head += 1
    if isEmpty {
      // The memory of a short queue is kept, and the memory of a long queue is released.
      slots.removeAll(keepingCapacity: slots.capacity <= 64)
      head = 0
    } else if head >= 64, head * 2 >= slots.count {
      slots.removeFirst(head)
      head = 0
    }
    return element
  }

  /// Removes the element at this offset, in time proportional to the number of later elements.
  mutating func remove(at offset: Int) -> Element {
    offset == 0 ? removeFirst() : slots.remove(at: head + offset)!
  }

  /// Replaces the first element that matches `isReplaced` by `element`, and returns the replaced element.
  mutating func replaceFirst(with element: Element, where isReplaced: (Element) -> Bool) -> Element? {
    for index in slots.indices[head...] {
      if let old = slots[index], isReplaced(old) {
        slots[index] = element
        return old
      }
    }
    return nil
  }
}
