import PortableUI
import VSM
import VSMTestingCore
import VSMTestingPages

/// A draft with all the faults that an exploration should find.
enum FaultyViewState {
  case editing
  case saving
  case saved
  /// No step leads out of it.
  case failed
  /// No step produces it.
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

  /// The fault: superseding the action does not cancel this.
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
  /// Returns a save function that ignores cancellation, like a request that has been sent.
  fileprivate func addSave() -> @Sendable () async throws -> Void {
    let save = Steered<Void, Void>("save", ignoresCancellation: true)
    add(save, answers: ["succeeds": .success(()), "fails": .failure(CancellationError())])
    return save.function
  }
}

/// The same feature without faults.
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

/// A button that crashes the process.
struct CrashingView: View {
  @State private var isArmed = false

  var body: some View {
    Button("Arm") { isArmed = true }
    Button("Fire") { fatalError("Fired.") }
      .disabled(!isArmed)
  }
}

/// Counts without limit, with a different name for each state.
struct EndlessView: View {
  @State private var count = 0

  var body: some View {
    Button("Count \(count)") { count += 1 }
  }
}
