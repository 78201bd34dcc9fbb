// swift-format-ignore-file
@preconcurrency import   CombineShim    // (kept)
import SwiftUIShim
import VSM

struct StationView: View {
    @ViewState var state: StationViewState
    @State private var name = ""
    private static let typingDelay: Duration = .seconds(0.3)

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
            $state.startLogging([.standard])
            if case .initialized(let loader) = state { $state.observe(loader.load()) }
        }
        .onReceive($state.didSetPublisher) { newState in
            if case .playing(let model) = newState { name = model.name }
        }
        .task { for await _ in $state.states {} }
    }

    @ViewBuilder
    func controls(_ model: StationModeling) -> some View {
        TextField("Name", text: Binding(get: { name }, set: { newName in
            name = newName
            $state.observe({ await model.rename(to: newName) }, debounced: Self.typingDelay)
        }))
        Button("Rename") { $state.observe { await model.rename(to: name) } }
        Button("Rename slowly")   { $state.observe({ await model.rename(to: name) }, debounced: .seconds(2)) }
        Button("Mute") { $state.observe(model.mute(), debounced: .seconds(0.5)) }
        Button("Mute") { $state.observe(model.mute(), debounced: .seconds(0.5)) }
        Button("Tune") {
            $state.observe(
                model.tune(),
                debounced: .milliseconds(500), // half a second
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
			.onReceive(container.didSetPublisher) { print($0) }
	}
}

struct VolumeViewState: MutatingCopyable {
    var level = ""
    func set(level: String) async -> VolumeViewState { copy(mutating: { $0.level = level }) }
}

struct VolumeView: View {
    @ViewState var state = VolumeViewState()
    var body: some View { TextField("Level", text: $state.bind(\.level, to: VolumeViewState.set)) }
}

@MainActor func silence(_ container: StateContainer<StationViewState>, with model: StationModeling) {
    container.observe(model.mute())
}

@MainActor func logEverything() {
    StateLog.start([.standard, .payloads])
}
