// swift-format-ignore-file
// The states of a feature for vsm-ios 2.0: an album is loaded, rated and shared.

import VSM

enum AlbumViewState: Sendable {
    case initialized(AlbumLoaderModel)
    case loading
    case loaded(AlbumModel)
    case failed(message: String, retry: @Sendable @concurrent () async -> AlbumViewState)
}

struct AlbumLoaderModel: Sendable {
    let fetch: @Sendable (Int) async throws -> String

    @StateSequenceBuilder
    func load() -> StateSequence<AlbumViewState> {
        AlbumViewState.loading
        Next { await fetchAlbum() }
    }

    /// Fetches the album.
    @concurrent
    func fetchAlbum() async -> AlbumViewState {
        do {
            return .loaded(AlbumModel(title: try await title(), rating: 0))
        } catch {
            return .failed(message: "\(error)", retry: { await fetchAlbum() })
        }
    }

    @concurrent private func title() async throws -> String {
        try await fetch(1)
    }
}

struct AlbumModel: Sendable {
    let title: String
    let rating: Int

    @concurrent func rate(_ rating: Int) async -> AlbumViewState { .loaded(AlbumModel(title: title, rating: rating)) }

    func share() -> StateSequence<AlbumViewState> {
        StateSequence({ .loading }, { await share(checksum()) })
    }

    private func share(_ checksum: Int) async -> AlbumViewState { .loaded(self) }

    // Computes for long, and so stays where it is.
    @concurrent
    private func checksum() async -> Int {
        title.utf8.reduce(0) { ($0 &* 31) &+ Int($1) }
    }
}
