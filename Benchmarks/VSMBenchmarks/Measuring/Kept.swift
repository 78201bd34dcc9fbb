/// Keeps what was made until the next batch, so that the heap shows it.
@MainActor
final class Kept<Element> {
  private var elements: [Element] = []

  func makeRoom(for count: Int) {
    elements = []
    elements.reserveCapacity(count)
  }

  func keep(_ element: Element) {
    elements.append(element)
  }
}
