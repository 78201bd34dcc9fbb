import PortableUI

/// Counts presses. Another button is disabled.
struct CounterView: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)")
    Button("Add") { count += 1 }
    Button("Forbidden") { count = 1000 }.disabled(true)
    Button("Nothing") {}
  }
}

/// A field with a text that displays its value.
struct FieldView: View {
  @State var name: String
  @State private var isShown = true

  var body: some View {
    TextField("Name", text: $name)
    Text("Hello \(name)")
  }
}

/// Counts presses beyond the end of its page.
@MainActor
final class Presses {
  var count = 0
}

struct PressesView: View {
  let presses: Presses

  var body: some View {
    Button("Press") { presses.count += 1 }
  }
}

/// A view with a state that changes again as soon as other code can run.
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

/// A page with a sheet that can present an alert.
struct DialogView: View {
  @State private var isPresented = true
  @State private var isFailed = false
  @State private var name = ""
  @State private var count = 0

  var body: some View {
    Button("Behind") { count += 1 }
    Button("Open") { isPresented = true }
    TextField("Name", text: $name)
    Text("\(count) \(name)")
      .sheet(isPresented: $isPresented) {
        Text("Inside").navigationTitle("Sheet")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { isPresented = false } }
          }
        Button("Fail") { isFailed = true }
          .alert("Failed", isPresented: $isFailed) {
          } message: {
            Text("Why")
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

/// Shows a progress indicator until its task ends, if it does.
struct LoadingView: View {
  let ends: Bool
  @State private var isLoaded = false

  var body: some View {
    Group {
      if isLoaded { Text("Loaded") } else { ProgressView("Loading") }
    }
    .task {
      guard ends else { return }
      await Task.yield()
      isLoaded = true
    }
  }
}

/// An action that saves until the test finishes it.
@MainActor
final class Saving {
  private let started = AsyncStream<Void>.makeStream()
  private let finished = AsyncStream<Void>.makeStream()
  private let ended = AsyncStream<Void>.makeStream()
  private(set) var isSaved = false
  private(set) var isCanceled = false

  func save() async {
    started.continuation.finish()
    for await _ in finished.stream {}
    if Task.isCancelled { isCanceled = true } else { isSaved = true }
    ended.continuation.finish()
  }

  func hasStarted() async { for await _ in started.stream {} }
  /// Lets the action save, unless it was canceled.
  func finish() { finished.continuation.finish() }
  /// Waits until the action has saved, or has noticed that it was canceled.
  func hasEnded() async { for await _ in ended.stream {} }
}

/// Shows a progress indicator while it saves. Like an action of a feature, saving is canceled with the view.
struct SavingView: View {
  let saving: Saving
  @State private var isSaving = false

  var body: some View {
    if isSaving {
      ProgressView("Saving")
        .task {
          await saving.save()
          isSaving = false
        }
    } else {
      Button("Save") { isSaving = true }
    }
  }
}
