// swift-format-ignore-file
// Tests of a feature for vsm-ios 1.x, in XCTest.

import Combine
import LegacyVSM
import XCTest

enum RadioViewState: Equatable { case off, tuning, playing(Int) }

struct RadioModel {
    func play(_ station: Int) async -> RadioViewState { .playing(station) }
    func tune() -> AnyPublisher<RadioViewState, Never> {
        [RadioViewState.tuning, .playing(1)].publisher.eraseToAnyPublisher()
    }
}

class RadioTestCase: XCTestCase {
    var container: StateContainer<RadioViewState>!
    var cancellables: Set<AnyCancellable> = []

    override func setUp() {
        super.setUp()
        container = StateContainer(state: .off)
    }

    override func tearDownWithError() throws {
        container = nil
        try super.tearDownWithError()
    }

    func expectState(_ state: RadioViewState) -> XCTestExpectation {
        let expectation = expectation(description: "\(state)")
        container.$state.filter { $0 == state }.first().sink { _ in expectation.fulfill() }.store(in: &cancellables)
        return expectation
    }
}

final class RadioTests: RadioTestCase {
    func testTuning() {
        container.observe(RadioModel().tune())
        XCTAssertEqual(container.state, .playing(1))
    }

    func testPlaying() throws {
        let expectation = expectState(.playing(2))
        container.observeAsync { await RadioModel().play(2) }
        wait(for: [expectation], timeout: 5)
        XCTAssertEqual(try XCTUnwrap(container).state, .playing(2))
    }

    func testDebouncing() {
        func play(_ station: Int) { container.observeAsync({ await RadioModel().play(station) }, debounced: 0.01) }
        let expectation = expectState(.playing(2))
        play(1)
        play(2)
        XCTAssertEqual(container.state, .off)
        wait(for: [expectation], timeout: 5)
    }

    func testLater() async {
        let state = await RadioModel().play(3)
        XCTAssertEqual(state, .playing(3))
    }
}
