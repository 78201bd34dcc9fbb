// The code of the article ComingFromVSMiOS.md about XCTest, which is the only test of this package with it.

#if os(Linux)
  import CombineShim
  import VSM
  import XCTest

  enum LampViewState {
    case off(LampModel)
    case on
  }

  struct LampModel: Sendable {
    func switchOn() async -> LampViewState {
      await Task.yield()
      return .on
    }
  }

  // snippet.class
  // Unchecked because of its superclass, which XCTest uses on one thread. Its own properties are isolated.
  @MainActor final class LampTests: XCTestCase, @unchecked Sendable {
    private var lamp: StateContainer<LampViewState>!

    nonisolated override func setUp() {
      MainActor.assumeIsolated { lamp = StateContainer(state: .off(LampModel())) }
    }

    nonisolated func testLampIsSwitchedOn() throws {
      try MainActor.assumeIsolated {
        guard case .off(let model) = lamp.state else { return XCTFail("The lamp is on.") }
        let isOn = expectation(description: "The lamp is on.")
        let states = try XCTUnwrap(lamp).$state.sink { if case .on = $0 { isOn.fulfill() } }
        lamp.observe(model.switchOn)
        wait(for: [isOn], timeout: 5)
        states.cancel()
      }
    }
  }
// snippet.end
#endif
