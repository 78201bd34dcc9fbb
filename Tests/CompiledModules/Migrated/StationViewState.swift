// swift-format-ignore-file
// The states of a feature for vsm-ios 1.x: a radio station is loaded, tuned and renamed.

import CombineShim
import Dispatch
import VSM

enum StationViewState {
    case initialized(StationLoaderModeling)
    case loading
    case playing(StationModeling)
    case failed(message: String, retry: () -> AnyPublisher<StationViewState, Never>)
}

protocol StationLoaderModeling {
    func load() -> AnyPublisher<StationViewState, Never>
}

protocol StationModeling {
    var name: String { get }
    var volume: Double { get set }
    func rename(to name: String) async -> StationViewState
    func tune() -> StateSequence<StationViewState>
    func mute() -> StationViewState
}

struct StationLoaderModel: StationLoaderModeling {
    let names: AnyPublisher<String, Error>

    func load() -> AnyPublisher<StationViewState, Never> {
        // A publisher's own debounce is no due time of an action.
        let name = names.debounce(for: .seconds(0.1), scheduler: DispatchQueue.main)
        let loaded = name
            .map { StationViewState.playing(StationModel(name: $0)) }
            .catch { Just(StationViewState.failed(message: "\($0)", retry: load)) }
        return Just(StationViewState.loading).merge(with: loaded).eraseToAnyPublisher()
    }
}

struct StationModel: StationModeling, MutatingCopyable {
    var name: String
    var volume = 0.5

    func rename(to name: String) async -> StationViewState { .playing(copy(mutating: { $0.name = name })) }

    func tune() -> StateSequence<StationViewState> {
        StateSequence(
            .loading,   /* shown at once */
            then: { await self.rename(to: name.uppercased()) }    // and this follows
        )
    }

    func mute() -> StationViewState { .playing(copy(mutatingPath: \.volume, value: 0)) }

    func restart() -> StateSequence<StationViewState> {
        StateSequence(.loading, .playing(self))
    }

    func retune() -> StateSequence<StationViewState> {
        StateSequence(StationViewState.loading) { await rename(to: "") }
    }
}
