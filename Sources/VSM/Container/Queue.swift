/// First in, first out. Empty, it holds no memory; adding and taking are O(1) on average.
struct Queue<Element> {
  private var elements: [Element?] = []
  private var first = 0

  var count: Int { elements.count - first }
  var isEmpty: Bool { elements.isEmpty }

  mutating func append(_ element: Element) {
    elements.append(element)
  }

  mutating func popFirst() -> Element? {
    guard first < elements.count else { return nil }
    // Taken out, not copied: what an element holds is let go with the element.
    let element = elements[first].take()
    first += 1
    if first == elements.count {
      elements.removeAll(keepingCapacity: elements.capacity <= 16)
      first = 0
    } else if first >= 64, first * 2 >= elements.count {
      elements.removeFirst(first)
      first = 0
    }
    return element
  }

  mutating func removeAll() {
    elements = []
    first = 0
  }
}
