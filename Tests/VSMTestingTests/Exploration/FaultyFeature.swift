import PortableUI
import VSM
import VSMTesting

/// A draft, with everything wrong that an exploration is to find.
enum FaultyViewState {
  case editing
  case saving
  case saved
  /// Nothing leads out of it.
  case failed
  /// Nothing produces it.
  case archived
}

struct FaultyView: View {
  @ViewState var state: FaultyViewState = .editing
  let save: @Sendable () async throws -> Void

  init(steering: Steering) {
    save = steering.addSave()
  }

  var body: some View {
    switch state {
    case .editing:
      Button("Save", action: saveWithoutContainer)
      Button("Help") {}
    case .saving:
      ProgressView("Saving")
      Button("Cancel") { $state.observe(.editing) }
    case .saved:
      Button("Edit") { $state.observe(.editing) }
    case .failed, .archived:
      Text("Something went wrong.")
    }
  }

  /// The fault: nothing stops this when something newer is observed.
  private func saveWithoutContainer() {
    $state.observe(.saving)
    Task {
      do {
        try await save()
        $state.observe(.saved)
      } catch {
        $state.observe(.failed)
      }
    }
  }
}

extension Steering {
  /// A way to save that cannot be stopped, as a request that has been sent.
  fileprivate func addSave() -> @Sendable () async throws -> Void {
    let save = Steered<Void, Void>("save", ignoresCancellation: true)
    add(save, answers: ["succeeds": .success(()), "fails": .failure(CancellationError())])
    return save.function
  }
}

/// The same without faults.
enum SoundViewState {
  case editing
  case saving
  case failed
}

struct SoundView: View {
  @ViewState var state: SoundViewState = .editing
  let save: @Sendable () async throws -> Void

  init(steering: Steering) {
    save = steering.addSave()
  }

  var body: some View {
    switch state {
    case .editing: Button("Save", action: startSaving)
    case .saving: Button("Cancel") { $state.observe(.editing) }
    case .failed: Button("Retry", action: startSaving)
    }
  }

  private func startSaving() {
    $state.observe(
      StateSequence(.saving) {
        do {
          try await save()
          return .editing
        } catch {
          return .failed
        }
      })
  }
}

/// A button that ends the process.
struct CrashingView: View {
  @State private var isArmed = false

  var body: some View {
    Button("Arm") { isArmed = true }
    Button("Fire") { fatalError("Fired.") }
      .disabled(!isArmed)
  }
}

/// Counts without an end, under names that change.
struct EndlessView: View {
  @State private var count = 0

  var body: some View {
    Button("Count \(count)") { count += 1 }
  }
}
