// swift-format-ignore-file
// A shelf of albums for vsm-ios 2.0: sequences as array literals, and a view whose initializer creates its wrapper.

import SwiftUIShim
import VSM

enum ShelfViewState: Sendable {
    case initialized(ShelfModel)
    case loading
    case loaded([String])
}

struct ShelfModel: Sendable {
    let fetch: @Sendable () async -> [String]

    func load() -> StateSequence<ShelfViewState> {
        StateSequence(
            .loading,
            then: { await fetchTitles() }
        )
    }

    var reload: StateSequence<ShelfViewState> { StateSequence(.loading, then: fetchTitles) }

    func clear() -> StateSequence<ShelfViewState> {
        return StateSequence( .loaded([]) )
    }

    private func fetchTitles() async -> ShelfViewState { .loaded(await fetch()) }
}

struct ShelfView: View {
    @ViewState private var state: ShelfViewState
    private let model: ShelfModel

    init(model: ShelfModel) {
        self.model = model
        _state = .init(
            wrappedValue: .initialized(model)
        )
    }

    var body: some View {
        switch state {
        case .initialized(let model): ProgressView().onAppear { $state.observe(model.load()) }
        case .loading: ProgressView()
        case .loaded(let titles):
            ForEach(titles, id: \.self) { Text($0) }
            Button("Reload") { $state.observe(StateSequence(.loading, .initialized(model))) }
        }
    }
}
