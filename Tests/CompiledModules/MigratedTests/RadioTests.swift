// swift-format-ignore-file
// Tests of a feature for vsm-ios 1.x, in XCTest.

import CombineShim
import VSM
import XCTest

enum RadioViewState: Equatable { case off, tuning, playing(Int) }

struct RadioModel {
    func play(_ station: Int) async -> RadioViewState { .playing(station) }
    func tune() -> AnyPublisher<RadioViewState, Never> {
        [RadioViewState.tuning, .playing(1)].publisher.eraseToAnyPublisher()
    }
}

@MainActor class RadioTestCase: XCTestCase, @unchecked Sendable {
    var container: StateContainer<RadioViewState>!
    var cancellables: Set<AnyCancellable> = []

    nonisolated override func setUp() { MainActor.assumeIsolated {
        super.setUp()
        container = StateContainer(state: .off)
    } }

    nonisolated override func tearDownWithError() throws { try MainActor.assumeIsolated {
        container = nil
        try super.tearDownWithError()
    } }

    func expectState(_ state: RadioViewState) -> XCTestExpectation {
        let expectation = expectation(description: "\(state)")
        container.$state.filter { $0 == state }.first().sink { _ in expectation.fulfill() }.store(in: &cancellables)
        return expectation
    }
}

@MainActor final class RadioTests: RadioTestCase, @unchecked Sendable {
    nonisolated func testTuning() { MainActor.assumeIsolated {
        container.observe(RadioModel().tune())
        XCTAssertEqual(container.state, .playing(1))
    } }

    nonisolated func testPlaying() throws { try MainActor.assumeIsolated {
        let expectation = expectState(.playing(2))
        container.observe { await RadioModel().play(2) }
        wait(for: [expectation], timeout: 5)
        XCTAssertEqual(try XCTUnwrap(container).state, .playing(2))
    } }

    nonisolated func testDebouncing() { MainActor.assumeIsolated {
        @MainActor func play(_ station: Int) { container.observe({ await RadioModel().play(station) }, debounced: .seconds(0.01)) }
        let expectation = expectState(.playing(2))
        play(1)
        play(2)
        XCTAssertEqual(container.state, .off)
        wait(for: [expectation], timeout: 5)
    } }

    func testLater() async {
        let state = await RadioModel().play(3)
        XCTAssertEqual(state, .playing(3))
    }
}
