// swift-format-ignore-file
// A queue of songs for vsm-ios 1.x: actions that are passed on as values, and a store that imports only Foundation.

import CombineShim
import Foundation
import VSM

final class SongStore: ObservableObject {
    @Published var titles: [String] = []
}

enum QueueViewState {
    case empty
    case waiting(title: String, next: () async -> QueueViewState)
    case failed(message: String, retry: () async -> QueueViewState)
}

struct QueueModel {
    let store: SongStore

    func refill() async -> QueueViewState {
        guard let title = store.titles.first else {
            return .failed(message: "There are no songs.", retry: refill)
        }
        return .waiting(title: title, next: refill)
    }
}

@MainActor
final class QueueWindow {
    @RenderedViewState(render: QueueWindow.render) var state: QueueViewState = .empty
    let model: QueueModel
    var changes: AnyPublisher<QueueViewState, Never> { $state.didSetPublisher.eraseToAnyPublisher() }

    init(model: QueueModel) {
        self.model = model
        $state.observe(model.refill)
    }

    func render() {
        switch state {
        case .empty: break
        case .waiting(_, let next): perform(next)
        case let .failed(_, retry): $state.observe { await retry() }
        }
    }

    func perform(_ action: @escaping () async -> QueueViewState) {
        $state.observe({ await action() }, debounced: .seconds(0.5))
    }

    func clear() {
        func action() async -> QueueViewState { .empty }
        $state.observe(action)
    }

    func clearTwice() {
        func action() -> StateSequence<QueueViewState> { StateSequence(.empty, .empty) }
        $state.observe(action())
        $state.observe { StateSequence<QueueViewState>(.empty) }
    }
}
