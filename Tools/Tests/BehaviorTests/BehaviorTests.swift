import FeatureSources
import Testing

@testable import Behavior

struct BehaviorTests {
  private func behavior(_ source: String) throws -> Behavior {
    try #require(Behavior.all(in: [SourceFile(path: "A.swift", text: source)]).first)
  }

  private func arrows(_ source: String) throws -> [String] {
    try behavior(source).graph.edges.map { "\($0.from) \($0.action) \($0.to)" }
  }

  @Test func leadingStatesOfASequenceComeFirst() throws {
    let arrows = try arrows(
      """
      enum AViewState { case initial(LoaderModel), loading, loaded, failed }
      struct LoaderModel {
        func load() -> StateSequence<AViewState> {
          StateSequence(.loading) { do { try await f(); return .loaded } catch { return .failed } }.antiFlicker(after: .zero)
        }
      }
      """)
    #expect(arrows == ["initial load loading", "loading then loaded", "loading then failed"])
  }

  @Test func mergedAndPrependedPublishersAreFollowed() throws {
    let arrows = try arrows(
      """
      enum AViewState { case initial(LoaderModel), loading, loaded }
      struct LoaderModel {
        func load() -> AnyPublisher<AViewState, Never> { Just(.loading).merge(with: rest()).eraseToAnyPublisher() }
        func again() -> AnyPublisher<AViewState, Never> { rest().prepend(.loading).eraseToAnyPublisher() }
        private func rest() -> AnyPublisher<AViewState, Never> { a.map { _ in .loaded }.eraseToAnyPublisher() }
      }
      """)
    #expect(arrows == ["initial again loading", "initial load loading", "loading then loaded"])
  }

  @Test func patternsAndOtherEnumsLeadNowhere() throws {
    let arrows = try arrows(
      """
      enum Progress { case loaded, failed }
      enum AViewState { case initial(LoaderModel), loaded(Progress), failed }
      struct LoaderModel {
        func load(_ a: Progress) -> AViewState {
          if case .failed = a { return show(.failed) }
          return show(.loaded)
        }
        private func show(_ progress: Progress) -> AViewState { .loaded(progress) }
      }
      """)
    #expect(arrows == ["initial load loaded"])
  }

  @Test func actionsOfProtocolsAreThoseOfTheirModels() throws {
    let arrows = try arrows(
      """
      enum AViewState { case a(any AModeling), b }
      protocol AModeling { func go() -> AViewState }
      struct AModel: AModeling { func go() -> AViewState { .b } }
      """)
    #expect(arrows == ["a go b"])
  }

  @Test func membersThatViewsDoNotUseAreNoActions() throws {
    let arrows = try arrows(
      """
      enum AViewState { case a(AModel), b, c }
      struct AModel {
        func go() -> AViewState { helper() }
        func helper() -> AViewState { .b }
      }
      struct AView: View {
        @ViewState var state: AViewState = .a(AModel())
        var body: some View { Button("Go") { $state.observe(model.go()) } }
      }
      """)
    #expect(arrows == ["a go b"])
  }

  @Test func statesOfAStructAreThoseOfItsEnum() throws {
    let behavior = try behavior(
      """
      struct AViewState {
        var query = ""
        var content = Content.none
        enum Content { case none, found([String]) }
        func search() -> AViewState { with(.found([])) }
        private func with(_ content: Content) -> AViewState { copy { $0.content = content } }
      }
      """)
    #expect(behavior.states.map(\.name) == ["none", "found"])
    #expect(behavior.initial == ["none"])
    #expect(behavior.states.map { $0.actions.flatMap(\.next) } == [["found"], ["found"]])
  }

  /// A door that follows its items with a helper, with some more parameters of it.
  private func door(_ parameters: String, _ call: String) -> String {
    """
    enum DoorViewState { case closed(DoorLoader), opening, open(Int), broken(DoorLoader) }
    struct DoorLoader {
      let items: Items
      func load() -> StateSequence<DoorViewState> {
        StateSequence(.opening) { emit in await \(call) }
      }
      func follow(\(parameters)) async {
        await emit.follow(items()) { item in
          guard let item else { return .broken(self) }
          return .open(item)
        } failure: { _ in .broken(self) }
      }
    }
    """
  }

  @Test(arguments: [
    ("_ emit: StateEmitter<DoorViewState>", "follow(emit)"),
    ("_ emit: StateEmitter<DoorViewState>, other: Int = 0", "follow(emit)"),
    ("other: Int, _ emit: StateEmitter<DoorViewState>", "follow(other: 1, emit)"),
    ("_ emit: StateEmitter<DoorViewState>, of door: Int, other: (Int) -> Int", "follow(emit, of: 1) { $0 }"),
  ])
  func parametersOfAHelperHideNoState(parameters: String, call: String) throws {
    let arrows = try arrows(door(parameters, call))
    #expect(
      arrows == [
        "closed load opening", "opening then open", "opening then broken", "broken load opening",
      ])
  }

  @Test func functionOfAnotherTypeIsNotThatOfTheSameName() throws {
    let arrows = try arrows(
      """
      enum AViewState { case a(AModel), b, c }
      struct AModel {
        let store: Store
        func load() -> StateSequence<AViewState> { StateSequence { emit in await store.refresh(); emit(.b) } }
        func refresh() -> AViewState { .c }
      }
      """)
    #expect(arrows == ["a load b", "a refresh c"])
  }

  @Test func stateThatAHelperGetsLeads() throws {
    let arrows = try arrows(
      """
      enum DoorViewState { case open(OpenDoor), reserving, leaving, failed }
      struct OpenDoor {
        let loader: DoorLoader
        func reserve() -> StateSequence<DoorViewState> { change(.reserving) { try await loader.reserve() } }
        func leave() -> StateSequence<DoorViewState> { change(to: .leaving) }
        private func change(
          _ state: DoorViewState, _ work: @escaping () async throws -> Void
        ) -> StateSequence<DoorViewState> {
          StateSequence(state) { emit in
            do { try await work() } catch { return emit(.failed) }
            await loader.follow(emit)
          }
        }
        private func change(to state: DoorViewState) -> StateSequence<DoorViewState> { change(state) {} }
      }
      struct DoorLoader {
        func follow(_ emit: StateEmitter<DoorViewState>) async { emit(.open(OpenDoor(loader: self))) }
      }
      """)
    #expect(
      arrows == [
        "open reserve reserving", "open leave leaving", "reserving then open", "reserving then failed",
        "leaving then open", "leaving then failed",
      ])
  }

  @Test func stateThatAHelperGetsByDefaultLeads() throws {
    let arrows = try arrows(
      """
      enum AViewState { case a(AModel), b, c, d }
      struct AModel {
        func go() -> StateSequence<AViewState> { change() }
        func goOn() -> StateSequence<AViewState> {
          let waiting = AViewState.c
          return change(waiting)
        }
        private func change(_ state: AViewState = .b) -> StateSequence<AViewState> { StateSequence(state) { .d } }
      }
      """)
    #expect(arrows == ["a go b", "a goOn c", "b then d", "c then d"])
  }
}
