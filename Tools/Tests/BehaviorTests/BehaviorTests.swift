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
}
