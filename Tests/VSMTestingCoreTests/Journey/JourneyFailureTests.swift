import Testing
import VSM

@testable import VSMTestingCore

/// The messages of journeys with unexpected states.
@MainActor
@Suite struct JourneyFailureTests {
  private let container = StateContainer(state: ProfileState.initialized)

  private func failures(_ body: (Journey<ProfileState>) async -> Void) async -> [String] {
    await TestFailure.recorded { await body(Journey(of: container)) }.map(\.message)
  }

  /// The description of the container.
  private var name: String { container.id.description }

  private var unseen: String {
    "\(name) went through states that the test did not expect. Expect them, or \".anything\":"
  }

  @Test func differentStateIsShownWithTheExpectedOneAndItsContent() async {
    let failures = await failures { journey in
      container.observe(.loading)
      container.observe(.loadingError(message: "No connection.", retry: { StateSequence(.loading) }))
      await journey.expect("loading", "loaded")
    }
    #expect(
      failures == [
        """
        \(name) did not go through the expected states (- expected, + happened):
          loading
        - loaded
        + loadingError

        loadingError(
          message: "No connection."
          retry: (function)
        )
        """
      ])
  }

  @Test func missingStateIsListed() async {
    let failures = await failures { journey in
      container.observe(.loading)
      await journey.expect("loading", "loaded")
    }
    #expect(
      failures == [
        "\(name) did not go through the expected states (- expected, + happened):\n  loading\n- loaded"
      ])
  }

  @Test func anythingIsShownInTheDifference() async {
    let failures = await failures { journey in
      container.observe(.loading)
      await journey.expect(.anything, .state(), "loaded")
    }
    #expect(
      failures == [
        """
        \(name) did not go through the expected states (- expected, + happened):
        - (any states)
        - (any state)
        - loaded
        + loading
        """
      ])
  }

  @Test func failureIsReportedOnceAtItsLine() async {
    var line: UInt = 0
    let failures = await TestFailure.recorded {
      let journey = Journey(of: container)
      container.observe(.loading)
      line = #line + 1
      await journey.expect("loaded")
      await journey.finish()
    }
    #expect(failures.map(\.location.line) == [line])
  }

  @Test func differentContentIsShownWithTheExpectedOne() async {
    let failures = await failures { journey in
      container.observe(ProfileState.loaded("Grace"))
      await journey.expect(.state("loaded").with(\ProfileState.LoadedModel.name, "Ada"))
    }
    #expect(
      failures == [
        """
        State 1, loaded, is not as expected (- expected, + happened):
        \\LoadedModel.name:
        - "Ada"
        + "Grace"
        """
      ])
  }

  @Test func statesAreNumberedFromTheStartOfTheJourney() async {
    let failures = await failures { journey in
      container.observe(.loading)
      await journey.expect("loading")
      container.observe(ProfileState.loaded("Grace"))
      await journey.expect(.state("loaded").with(\ProfileState.LoadedModel.name, "Ada"))
    }
    #expect(failures.first?.hasPrefix("State 2, loaded, is not as expected") == true)
  }

  @Test func stateWithoutExpectedContentListsItsContents() async {
    let failures = await failures { journey in
      container.observe(ProfileState.loaded("Grace"))
      await journey.expect(.state("loaded") { (_: Int) in })
    }
    #expect(failures == ["State 1, loaded, could not be checked: It holds LoadedModel, but no Int."])
  }

  @Test func duplicateContentIsAmbiguous() async {
    enum Pair { case pair(String, String) }
    let container = StateContainer(state: Pair.pair("a", "b"))
    let failures = await TestFailure.recorded {
      let journey = Journey(of: container)
      container.observe(.pair("c", "d"))
      await journey.expect(.state("pair") { (_: String) in })
    }
    #expect(
      failures.map(\.message) == [
        "State 1, pair, could not be checked: It holds 2 values of the type String, so the type is ambiguous. "
          + "Check the whole state."
      ])
  }

  @Test func unexpectedStatesFailTheTestAtTheJourneysLine() async {
    var line: UInt = 0
    let failures = await TestFailure.recorded {
      line = #line + 1
      let journey = Journey(of: container)
      container.observe(.loading)
      await journey.expect("loading")
      container.observe(.loading)
      container.observe(ProfileState.loaded("Ada"))
    }
    #expect(
      failures.map(\.message) == ["\(unseen)\n  loading\n  loaded"])
    #expect(failures.map(\.location.line) == [line])
  }

  @Test func finishReportsUnexpectedStatesOnce() async {
    let failures = await failures { journey in
      container.observe(.loading)
      await journey.finish()
      await journey.finish()
    }
    #expect(failures == ["\(unseen)\n  loading"])
  }

  @Test func finishWaitsForFurtherStates() async {
    var line: UInt = 0
    let failures = await TestFailure.recorded {
      let journey = Journey(of: container)
      container.observe {
        for _ in 0..<50 { await Task.detached {}.value }
        return .loading
      }
      line = #line + 1
      await journey.finish()
    }
    // On a busy machine, the wait can also be reported as a warning.
    #expect(failures.filter { $0.severity == .error }.map(\.location.line) == [line])
  }

  @Test func missingModelThrows() {
    let journey = Journey(of: container)
    do {
      _ = try journey.model(ProfileState.LoadedModel.self)
      Issue.record("nothing was thrown")
    } catch {
      let message = (error as? any LocatedError)?.message
      #expect(message == "The current state is initialized. It holds no values, and therefore no LoadedModel.")
    }
  }

  @Test func advancingWithoutAClockFailsTheTest() async {
    let failures = await failures { await $0.advance(by: .seconds(1)) }
    #expect(
      failures == ["This journey has no TestClock to advance. Create it with the clock of the container."])
  }
}
