/// Retains created objects until the next batch, so that their heap usage is measured.
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
