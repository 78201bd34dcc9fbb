import SwiftUIShim

/// Buttons in each of the standard styles, and in custom styles.
struct ButtonSpecimens: View {
  @State private var presses = 0

  var body: some View {
    Specimen("Button") {
      HStack {
        Button("Automatic") { presses += 1 }
        Button("Bordered") { presses += 1 }.buttonStyle(.bordered)
        Button("Prominent") { presses += 1 }.buttonStyle(.borderedProminent)
      }
      HStack {
        Button("Borderless") { presses += 1 }.buttonStyle(.borderless)
        Button("Plain") { presses += 1 }.buttonStyle(.plain)
        Button("Destructive", role: .destructive) { presses += 1 }
        Button("Disabled") {}.disabled(true)
      }
    }
    Specimen("ButtonStyle") {
      Button("A card of one's own") { presses += 1 }
        .buttonStyle(CardButtonStyle())
      Button("Asks first") { presses += 1 }
        .buttonStyle(ConfirmingButtonStyle())
    }
    Specimen("ViewModifier") {
      Text("Pressed \(presses) times").modifier(Badge(mark: "★"))
    }
  }
}

/// A card around the label, which sinks while it is pressed.
private struct CardButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: "plus")
      configuration.label
    }
    .padding()
    .background(.regularMaterial)
    .scaleEffect(configuration.isPressed ? 0.97 : 1)
    .opacity(configuration.isPressed ? 0.6 : 1)
  }
}

/// Runs the action at the second press.
private struct ConfirmingButtonStyle: PrimitiveButtonStyle {
  @State private var isAsking = false

  func makeBody(configuration: Configuration) -> some View {
    Button {
      if isAsking { configuration.trigger() }
      isAsking.toggle()
    } label: {
      if isAsking { Text("Press again") } else { configuration.label }
    }
    .buttonStyle(.bordered)
  }
}

/// A mark beside the view.
private struct Badge: ViewModifier {
  let mark: String

  func body(content: Content) -> some View {
    HStack {
      Text(mark).foregroundStyle(.tint)
      content
    }
  }
}
