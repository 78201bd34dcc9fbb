import PortableUI
import Testing
import VSM
import VSMTestingCore

@testable import VSMTestingPages

/// The objects that a page and its journeys retain, and for how long.
@MainActor
@Suite(.onPages) struct HeadlessPageReleaseTests {
  private final class Model: Sendable {
    let load: @Sendable (Int) async throws -> String
    init(load: @escaping @Sendable (Int) async throws -> String) { self.load = load }
  }

  private struct LoadingView: View {
    enum LoadingViewState { case loading, loaded(String) }

    @ViewState var state = LoadingViewState.loading
    @State private var note = ""
    let model: Model

    var body: some View {
      VStack {
        TextField("Note", text: $note)
        Button("Load") { $state.observe { [model] in .loaded((try? await model.load(1)) ?? "nothing") } }
      }
      .task { _ = try? await model.load(2) }
    }
  }

  @Test func pageIsReleasedWithPendingActionsAndTasks() async throws {
    let load = Steered<Int, String>("load")
    weak var page: HeadlessPage?
    weak var model: Model?
    weak var journey: Journey<LoadingView.LoadingViewState>?
    do {
      let made = (model: Model(load: load.function), clock: TestClock())
      model = made.model
      let shown = HeadlessPage(clock: made.clock) { LoadingView(model: made.model) }
      page = shown
      let followed = try shown.journey(of: LoadingView.LoadingViewState.self)
      journey = followed
      try shown.tap("Load")
      await shown.settle()
      #expect(load.pendingCalls.map(\.input).sorted() == [1, 2])
      #expect(shown.shows("Load"))
      await followed.finish()
    }
    await passTurns()
    #expect(page == nil)
    #expect(model == nil)
    #expect(journey == nil)
    #expect(load.pendingCalls.isEmpty)
  }
}
