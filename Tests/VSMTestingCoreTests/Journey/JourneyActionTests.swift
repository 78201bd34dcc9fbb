import CombineShim
import Testing
import VSM
import VSMTestingCore

/// Actions without a container.
@MainActor
@Suite struct JourneyActionTests {
  private let load = Steered<Int, String>("load")

  @Test func asynchronousActionHasOneState() async {
    let journey = Journey(of: { [load] in (try? await load(1)).map { ProfileState.loaded($0) } ?? .initialized })
    await journey.expect()
    load.succeed(with: "Ada")
    await journey.expect("loaded")
  }

  @Test func leadingStatesOfASequenceAreImmediate() async {
    let journey = Journey(of: ProfileState.load(load))
    #expect(journey.states.count == 1)
    await journey.expect("loading")
    load.fail(with: Offline())
    await journey.expect(.state("loadingError").with(\String.self, "No connection."))
  }

  @Test func modelOfAnActionsStateIsAvailable() async throws {
    let journey = Journey(of: ProfileState.load(load))
    load.succeed(with: "Ada")
    await journey.expect("loading", "loaded")
    #expect(try journey.model(ProfileState.LoadedModel.self).name == "Ada")
  }

  @Test func everyEmittedStateIsRecorded() async {
    let journey = Journey(
      of: StateSequence<ProfileState>(.loading) { [load] emit in
        for _ in 0..<2 { if let name = try? await load(1) { emit(.loaded(name)) } }
      })
    await journey.expect("loading")
    load.succeed(with: "Ada")
    await journey.expect(.state("loaded").with(\ProfileState.LoadedModel.name, "Ada"))
    load.succeed(with: "Grace")
    await journey.expect(.state("loaded").with(\ProfileState.LoadedModel.name, "Grace"))
  }

  @Test func timingOfASequenceIsKept() async {
    let clock = TestClock()
    let journey = Journey(
      of: ProfileState.load(load).antiFlicker(after: .seconds(1), atLeast: .seconds(2)), clock: clock)
    await journey.expect()
    await journey.advance(by: .seconds(1))
    await journey.expect("loading")
    load.succeed(with: "Ada")
    await journey.expect()
    await journey.advance(by: .seconds(2))
    await journey.expect("loaded")
  }

  @Test func publisherStatesAreRecorded() async {
    let action = Just(ProfileState.loading)
      .append(load.publisher(1).map { ProfileState.loaded($0) }.catch { _ in Just(.initialized) })
    let journey = Journey(of: action)
    await journey.expect("loading")
    load.succeed(with: "Ada")
    await journey.expect("loaded")
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func asynchronousSequenceStatesAreRecorded() async {
    let names = load.streamWithoutFailure(1)
    let journey = Journey(of: AsyncStream { await names.first { _ in true }.map { ProfileState.loaded($0) } })
    await journey.expect()
    load.send("Ada")
    await journey.expect("loaded")
    load.finish()
  }
}
