// swift-format-ignore-file
import SwiftUI
import VSM

struct AlbumView: View {
    @ViewState(observedViewType: AlbumView.self, loggingEnabled: false)
    var state: AlbumViewState = .loading

    var body: some View {
        switch state {
        case .initialized(let model): ProgressView().onAppear { $state.observe(model.load()) }
        case .loading: ProgressView()
        case .loaded(let model):
            Text(model.title)
                .refreshable { await $state.refresh(state: { await model.rate(0) }) }
            Button("Rate") { $state.observe { await model.rate(5) } }
            Button("Share") { $state.observe(model.share()) }
            rating($state)
        case .failed(let message, let retry):
            Text(message)
            Button("Retry") { $state.observe(retry) }
        }
    }

    func rating(_ container: AsyncStateContainer<AlbumViewState>) -> some View {
        Button("Unrate") { container.observe(.loading) }
    }
}

@MainActor
final class AlbumWindow {
    @RenderedViewState(render: AlbumWindow.render, subsystem: "albums", loggingEnabled: true)
    var state = AlbumViewState.loading

    func render() {}
}
