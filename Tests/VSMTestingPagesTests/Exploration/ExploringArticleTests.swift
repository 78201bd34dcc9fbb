import PortableUI
import StateGraphs
import Testing
import VSM
import VSMTestingCore
import VSMTestingPages

// snippet.feature
enum MeterViewState {
  case free
  case paying
  case parked
  case declined
}

struct MeterModel: Sendable {
  let pay: @Sendable (String) async throws -> Void
  let clock: any Clock<Duration>

  func park(_ plate: String) -> StateSequence<MeterViewState> {
    StateSequence(.paying) { emit in
      do { try await pay(plate) } catch { return emit(.declined) }
      emit(.parked)
      guard (try? await clock.sleep(for: .seconds(3600))) != nil else { return }
      emit(.free)
    }
  }

  func leave() -> MeterViewState { .free }
}

struct MeterView: View {
  @ViewState var state = MeterViewState.free
  @State private var plate = ""
  let model: MeterModel

  init(model: MeterModel) { self.model = model }

  var body: some View {
    switch state {
    case .free, .declined:
      TextField("Plate", text: $plate)
      Button("Park") { $state.observe(model.park(plate)) }.disabled(plate.isEmpty)
    case .paying:
      ProgressView("Paying")
    case .parked:
      Button("Leave") { $state.observe(model.leave()) }
    }
  }
}
// snippet.end

struct Declined: Error {}

/// The code of the article on exploring.
@MainActor
@Suite(.onPages) struct ExploringArticleTests {
  // snippet.explore
  @Test func everyStateIsReachedAndCanBeLeft() async {
    let exploration = await Exploration(texts: ["Plate": ["B 123"]]) { steering in
      let pay = Steered<String, Void>("pay")
      steering.add(pay, answers: ["succeeds": .success(()), "fails": .failure(Declined())])
      let clock = StateContainerClock.current ?? ContinuousClock()
      return MeterView(model: MeterModel(pay: pay.function, clock: clock))
    }
    exploration.expectNoFindings()
    #expect(exploration.graph.path(to: "declined")?.count == 2)
  }
  // snippet.end

  // snippet.double
  struct SteeredMeter {
    let pay = Steered<String, Void>("pay")

    @MainActor init(_ steering: Steering) {
      steering.add(pay, answers: ["succeeds": .success(()), "fails": .failure(Declined())])
    }

    @MainActor var model: MeterModel {
      MeterModel(pay: pay.function, clock: StateContainerClock.current ?? ContinuousClock())
    }
  }

  @Test func theDoubleAddsItself() async {
    let exploration = await Exploration(texts: ["Plate": ["B 123"]]) { steering in
      MeterView(model: SteeredMeter(steering).model)
    }
    exploration.expectNoFindings()
  }
  // snippet.end

  @Test func theChartNamesItsSteps() async {
    let exploration = await Exploration(texts: ["Plate": ["B 123"]]) { MeterView(model: SteeredMeter($0).model) }
    let edges = exploration.graph.edges.map { "\($0.from) – \($0.action) – \($0.to)" }
    #expect(edges.contains("parked – time passes – free"))
    #expect(edges.contains("paying – pay fails – declined"))
  }

  @Test func aStepThroughSeveralStatesContinuesWithThen() async {
    let exploration = await Exploration { _ in
      CountdownView()
    }
    let edges = exploration.graph.edges.map { "\($0.from) – \($0.action) – \($0.to)" }
    #expect(edges.contains("ready – tap \"Start\" – steady"))
    #expect(edges.contains("steady – then – gone"))
  }

  // snippet.except
  @Test func aListThatKeepsSearchingIsExcepted() async {
    let exploration = await Exploration { steering in NestedSearchView(steering) }
    exploration.expectNoFindings { $0.kind == .looksBusy("searching · idle") }
  }
  // snippet.end

  // snippet.container
  @Test func theMeterHasAGraphOfItsOwn() async {
    let exploration = await Exploration(texts: ["Plate": ["B 123"]]) { steering in
      MeterView(model: SteeredMeter(steering).model)
      DoorView()
    }
    let meter = exploration.graph(of: MeterViewState.self)
    #expect(meter?.path(to: "declined")?.map(\.to) == ["paying", "declined"])
  }
  // snippet.end

  // snippet.name
  @Test func onlyTheMeterIsNamed() async {
    let exploration = await Exploration(
      texts: ["Plate": ["B 123"]],
      name: { states in states.filter { $0.type == MeterViewState.self }.map(\.name).joined(separator: " · ") },
      feature: { steering in
        MeterView(model: SteeredMeter(steering).model)
        DoorView()
      })
    #expect(Set(exploration.graph.states.map(\.name)) == ["free", "paying", "parked", "declined"])
  }
  // snippet.end

  // snippet.compare
  @Test func theRetryIsMissed() async {
    let exploration = await Exploration(limits: .init(depth: 6)) { SoundView(steering: $0) }
    let before = exploration.graph
    let after = StateGraph(states: before.states, edges: before.edges.filter { $0.action != "tap \"Retry\"" })

    #expect(
      after.changes(since: before).map(\.description) == [
        "removes the only way out of failed", "removes tap \"Retry\" in failed, which led to saving",
      ])
  }
  // snippet.end

  @Test func aSoundFeatureHasNoFindings() async {
    let exploration = await Exploration(limits: .init(depth: 6)) { steering in
      SoundView(steering: steering)
    }
    #expect(exploration.findings.isEmpty)
  }
}

/// One press leads through two states.
struct CountdownView: View {
  enum CountdownViewState {
    case ready, steady, gone
    func restart() -> CountdownViewState { .ready }
  }

  @ViewState private var state = CountdownViewState.ready

  var body: some View {
    switch state {
    case .ready: Button("Start") { $state.observe(StateSequence(.steady, .gone)) }
    case .steady: Text("Steady")
    case .gone: Button("Again") { $state.observe(state.restart()) }
    }
  }
}
