import FeatureSources
import SwiftParser
import SwiftSyntax
import Testing

struct FeatureIndexTests {
  @Test func statesAreFoundByNameAndByUse() throws {
    let index = try index(
      """
      enum ProfileViewState { case loading }
      enum Phase { case one }
      struct Level {}
      enum Unused { case one }
      struct A: View { @ViewState var state = Phase.one }
      let container: StateContainer<Level>
      """)
    #expect(index.stateNames == ["ProfileViewState", "Phase", "Level"])
  }

  @Test func modelsAreTypesWithActionsThatAStateContains() throws {
    let index = try index(
      """
      struct EditViewState {
        var data: Data
        var phase: Phase
        enum Phase { case editing(EditingModel), failed(any Failing) }
        struct EditingModel { let save: () -> AnyPublisher<EditViewState, Never> }
      }
      struct Data { let name: String }
      protocol Failing { func retry() async -> EditViewState }
      struct Failure: Failing { func retry() async -> EditViewState { fatalError() } }
      struct Other { func make() -> EditViewState { fatalError() } }
      struct LateModel {}
      enum LateViewState { case late(LateModel) }
      extension LateModel { func stop() -> StateSequence<LateViewState> { StateSequence() } }
      """)
    #expect(index.modelNames == ["EditViewState.EditingModel", "Failure", "LateModel"])
  }

  @Test(arguments: [
    ("AViewState", true), ("AViewState?", true), ("StateSequence<AViewState>", true),
    ("some Publisher<AViewState, Never>", true), ("@Sendable (Int) async -> AViewState", true),
    ("(() -> AsyncStream<Module.AViewState>)?", true), ("Int", false), ("AnyPublisher<Int, Never>", false),
    ("[AViewState]", false),
  ])
  func actionResultsAreStatesAndWhatGivesThem(type: String, isResult: Bool) throws {
    var parser = Parser(type)
    #expect(try index("enum AViewState { case a }").isActionResult(TypeSyntax.parse(from: &parser)) == isResult)
  }

  private func index(_ text: String) throws -> FeatureIndex {
    FeatureIndex([try SourceFile(path: "A.swift", text: text)])
  }
}
