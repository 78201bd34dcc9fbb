import PortableUI

/// Counts presses, with a button that cannot be pressed.
struct CounterView: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)")
    Button("Add") { count += 1 }
    Button("Forbidden") { count = 1000 }.disabled(true)
    Button("Nothing") {}
  }
}

/// A field that shows what was typed into it.
struct FieldView: View {
  @State var name: String
  @State private var isShown = true

  var body: some View {
    TextField("Name", text: $name)
    Text("Hello \(name)")
  }
}

/// Shows a state that ends as soon as anything else may run.
struct FleetingView: View {
  @State private var state = "idle"

  var body: some View {
    Text(state)
    Button("Save") {
      Task { @MainActor in
        state = "saving"
        await Task.yield()
        state = "saved"
      }
    }
  }
}

/// Counts how often views appear and disappear.
@MainActor
final class Lifetime {
  var appeared = 0
  var disappeared = 0
  var isTaskCancelled = false
}

struct MortalView: View {
  let lifetime: Lifetime

  var body: some View {
    Text("Alive")
      .onAppear { lifetime.appeared += 1 }
      .onDisappear { lifetime.disappeared += 1 }
  }
}
