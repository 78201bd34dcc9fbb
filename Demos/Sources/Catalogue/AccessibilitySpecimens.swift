import SwiftUIShim

/// Names, actions and the focus of assistive technology, and layouts from right to left.
struct AccessibilitySpecimens: View {
  @State private var order = ["Tea", "Honey"]
  @State private var message = ""
  @AccessibilityFocusState private var isMessageFocused: Bool

  var body: some View {
    Specimen("One element") {
      HStack {
        ForEach(0..<5, id: \.self) { star in
          Image(systemName: star < 4 ? "heart.fill" : "heart")
        }
      }
      .accessibilityElement()
      .accessibilityLabel("4 of 5 hearts")
    }
    Specimen("Actions") {
      ForEach(order, id: \.self) { thing in
        Text(thing).accessibilityAction(named: "Move \(thing) up") { moveUp(thing) }
      }
    }
    Specimen("Focus of a screen reader") {
      Button("Send the order") {
        message = "The shop is closed until Monday."
        isMessageFocused = true
      }
      Text(message).accessibilityFocused($isMessageFocused)
    }
    Specimen("From right to left") {
      HStack {
        Text("First")
        Image(systemName: "arrow.left").flipsForRightToLeftLayoutDirection(true)
        Text("Second")
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
  }

  private func moveUp(_ thing: String) {
    guard let index = order.firstIndex(of: thing), index > 0 else { return }
    order.swapAt(index, index - 1)
  }
}
