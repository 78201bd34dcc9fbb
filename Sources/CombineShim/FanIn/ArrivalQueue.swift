/// Elements in the order of their arrival; adding and removing at the ends take constant time on average.
struct ArrivalQueue<Element> {
  private var slots: [Element?] = []
  private var head = 0

  var isEmpty: Bool { head == slots.count }
  var count: Int { slots.count - head }
  /// How many elements fit into the memory that the queue holds.
  var capacity: Int { slots.capacity }
  var first: Element? { isEmpty ? nil : slots[head] }
  var elements: some Sequence<Element> { slots[head...].lazy.map { $0! } }

  mutating func append(_ element: Element) {
    slots.append(element)
  }

  /// Removes the oldest element. The queue must not be empty.
  mutating func removeFirst() -> Element {
    precondition(!isEmpty, "Nothing can be taken from an empty queue; ask isEmpty first.")
    let element = slots[head].take()!
    head += 1
    if isEmpty {
      // A short queue is soon needed again; the memory of a long one is released.
      slots.removeAll(keepingCapacity: slots.capacity <= 64)
      head = 0
    } else if head >= 64, head * 2 >= slots.count {
      slots.removeFirst(head)
      head = 0
    }
    return element
  }

  /// Removes the element with `offset` older ones before it, in time that grows with the number of those behind it.
  mutating func remove(at offset: Int) -> Element {
    offset == 0 ? removeFirst() : slots.remove(at: head + offset)!
  }

  /// Puts `element` in the place of the first one that `isReplaced` picks, and returns that one.
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
