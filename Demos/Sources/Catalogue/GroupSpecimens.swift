import SwiftUIShim

/// Views that belong together: with labels, in boxes, behind a button.
struct GroupSpecimens: View {
  @State private var isExpanded = true
  @State private var zoom = 100
  @State private var price = 12.5
  @State private var comment = ""

  var body: some View {
    Specimen("LabeledContent") {
      LabeledContent("Version", value: "1.0")
      LabeledContent("Price", value: price, format: .number.precision(.fractionLength(2)))
      LabeledContent("Plan") { Button("Change") {} }
    }
    Specimen("GroupBox") {
      GroupBox("Address") {
        Text("1 Main Street")
        Text("Springfield").foregroundStyle(.secondary)
      }
    }
    Specimen("DisclosureGroup") {
      DisclosureGroup("Details") { Text("Shown after a press.") }
      DisclosureGroup("More details", isExpanded: $isExpanded) { Text("Shown at first.") }
    }
    Specimen("ControlGroup") {
      ControlGroup("Zoom") {
        Button("Smaller") { zoom -= 10 }
        Button("Larger") { zoom += 10 }
      }
      Text("\(zoom) %")
    }
    Specimen("Fields of values") {
      TextField("Price", value: $price, format: .number)
      TextField("Comment", text: $comment, prompt: Text("Grows with its text"), axis: .vertical)
        .lineLimit(1...5)
    }
  }
}

/// Gestures, and the shapes and sizes of buttons.
struct GestureSpecimens: View {
  @State private var taps = 0
  @State private var pairs = 0
  @State private var holds = 0

  var body: some View {
    Specimen("Gestures") {
      HStack {
        Text("Tapped \(taps) times")
        Spacer()
        Image(systemName: "plus")
      }
      .contentShape(Rectangle())
      .onTapGesture { taps += 1 }
      Text("Double-tapped \(pairs) times")
        .onTapGesture(count: 2) { pairs += 1 }
      Text("Held \(holds) times")
        .onLongPressGesture { holds += 1 }
    }
    Specimen("Sizes of controls") {
      HStack {
        Button("Mini") {}.controlSize(.mini)
        Button("Regular") {}
        Button("Large") {}.controlSize(.large)
      }
      .buttonStyle(.bordered)
    }
    Specimen("Shapes of buttons") {
      HStack {
        Button("Capsule") {}.buttonBorderShape(.capsule)
        Button("Symbol", systemImage: "heart") {}.symbolVariant(.fill)
        Button {
        } label: {
          Image(systemName: "plus")
        }
        .buttonBorderShape(.circle)
        .accessibilityLabel("Round")
      }
      .buttonStyle(.bordered)
    }
    Specimen("Progress styles") {
      ProgressView("A circle", value: 0.6).progressViewStyle(.circular)
      ProgressView(value: 3, total: 4) {
        Text("With a value")
      } currentValueLabel: {
        Text("3 of 4")
      }
    }
  }
}
