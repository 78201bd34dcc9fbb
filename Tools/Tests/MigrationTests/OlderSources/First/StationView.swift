// swift-format-ignore-file
@preconcurrency import   Combine    // (kept)
import SwiftUI
import LegacyVSM

struct StationView: View {
    @LegacyViewState var state: StationViewState
    @State private var name = ""
    private static let typingDelay: DispatchQueue.SchedulerTimeType.Stride = 0.3

    init(loader: StationLoaderModeling) {
        _state = .init(wrappedValue: .initialized(loader))
    }

    var body: some View {
        VStack {
            switch state {
            case .initialized, .loading: ProgressView()
            case .playing(let model): controls(model)
            case let .failed(message, retry):
                Text(message)
                Button("Retry") { $state.observe(retry()) }
            }
        }
        .onAppear {
            $state._debug(options: [.enumDefaults])
            if case .initialized(let loader) = state { $state.observe(loader.load()) }
        }
        .onReceive($state.publisher) { newState in
            if case .playing(let model) = newState { name = model.name }
        }
        .task { for await _ in $state.publisher.values {} }
    }

    @ViewBuilder
    func controls(_ model: StationModeling) -> some View {
        TextField("Name", text: Binding(get: { name }, set: { newName in
            name = newName
            $state.observeAsync({ await model.rename(to: newName) }, debounced: Self.typingDelay)
        }))
        Button("Rename") { $state.observeAsync { await model.rename(to: name) } }
        Button("Rename slowly")   { $state.observeAsync({ await model.rename(to: name) }, debounced: 2) }
        Button("Mute") { $state.observe(model.mute(), debounced: .init(floatLiteral: 0.5)) }
        Button("Mute") { $state.observe(model.mute(), debounced: DispatchQueue.SchedulerTimeType.Stride.seconds(0.5)) }
        Button("Tune") {
            $state.observe(
                model.tune(),
                debounced: .init(.milliseconds(500)), // half a second
                identifier: "tune"
            )
        }
        Button("Tune") { $state.observe(model.tune(), debounced: .milliseconds(500)) }
    }
}

/// Written before there were property wrappers.
struct StationScreen: View, ViewStateRendering {
	@StateObject var container: StateContainer<StationViewState>

	var body: some View {
		Text("Radio")
			.onReceive(container.publisher) { print($0) }
	}
}

struct VolumeViewState: MutatingCopyable {
    var level = ""
    func set(level: String) async -> VolumeViewState { copy(mutating: { $0.level = level }) }
}

struct VolumeView: View {
    @LegacyViewState var state = VolumeViewState()
    var body: some View { TextField("Level", text: $state.bindAsync(\.level, to: VolumeViewState.set)) }
}

@MainActor func silence(_ container: some StateContaining<StationViewState>, with model: StationModeling) {
    container.observe(model.mute())
}

@MainActor func logEverything() {
    StateContainer._debug(options: .defaults)
}
