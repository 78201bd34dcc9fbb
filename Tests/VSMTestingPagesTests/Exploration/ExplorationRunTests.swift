import PortableUI
import Testing
import VSM
import VSMTestingCore

@testable import VSMTestingPages

@MainActor
@Suite(.onPages) struct ExplorationRunTests {
  /// A dependency that ignores cancellation and is retained by its pending calls.
  private final class Dependency: Sendable {
    let save = Steered<Void, Void>("save", ignoresCancellation: true)
  }

  private final class Witness {
    weak var dependency: Dependency?
  }

  private struct SavingView: View {
    enum SavingViewState { case editing, saving, saved }

    @ViewState var state = SavingViewState.editing
    let dependency: Dependency

    var body: some View {
      switch state {
      case .editing: Button("Save", action: save)
      case .saving: Button("Cancel") { $state.observe(.editing) }
      case .saved: Button("Edit") { $state.observe(.editing) }
      }
    }

    private func save() {
      $state.observe(
        StateSequence(.saving) { [dependency] in
          try? await dependency.save()
          return .saved
        })
    }
  }

  @Test func explorationReleasesItsObjects() async {
    var witnesses: [Witness] = []
    let exploration = await Exploration(limits: .init(depth: 3)) { steering in
      let dependency = Dependency()
      let witness = Witness()
      witness.dependency = dependency
      witnesses.append(witness)
      steering.add(dependency.save, answers: ["succeeds": .success(())])
      return SavingView(dependency: dependency)
    }
    await passTurns()
    #expect(exploration.graph["saved"] != nil)
    #expect(witnesses.count { $0.dependency != nil } == 0)
  }
}
