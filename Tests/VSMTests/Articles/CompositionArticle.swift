// The code of the article Composition.md.

import CombineShim
import SwiftUIShim
import Testing
import VSM
import VSMTesting

// snippet.several
struct PlayerView: View {
  @ViewState var track: TrackViewState
  @ViewState var volume = LoudnessViewState(level: 5)

  var body: some View {
    TrackControls($track)
    Stepper("Volume", value: $volume.bind(\.level, to: LoudnessViewState.set), in: 0...10)
  }
}
// snippet.end

struct LoudnessViewState {
  let level: Int

  func set(_ level: Int) -> LoudnessViewState { LoudnessViewState(level: level) }
}

enum TrackViewState {
  case stopped(TrackModel)
  case loading
  case playing(title: String)  // vsm:disable:this state-without-way-out -- The example ends here.
}

struct TrackModel {
  let title: @Sendable () async throws -> String

  func play() -> StateSequence<TrackViewState> {
    StateSequence(.loading) {
      do { return .playing(title: try await title()) } catch { return .stopped(self) }
    }
  }
}

// snippet.handed
struct TrackControls: View {
  @ViewState var state: TrackViewState

  init(_ container: StateContainer<TrackViewState>) {
    _state = ViewState(container: container)
  }

  var body: some View {
    switch state {
    case .stopped(let model): Button("Play") { $state.observe(model.play()) }
    case .loading: ProgressView("Loading")
    case .playing(let title): Text(title)
    }
  }
}
// snippet.end

struct Album: Identifiable, Hashable, Sendable {
  let id: Int
  let title: String
}

// snippet.environment
struct AlbumStore: Sendable {
  var albums: @Sendable () async -> [Album] = { [] }
  var remove: @Sendable (Album) async throws -> Void = { _ in }
}

struct AlbumStoreKey: EnvironmentKey {
  static let defaultValue = AlbumStore()
}

extension EnvironmentValues {
  var albumStore: AlbumStore {
    get { self[AlbumStoreKey.self] }
    set { self[AlbumStoreKey.self] = newValue }
  }
}

struct AlbumsPage: View {
  @Environment(\.albumStore) private var store

  var body: some View {
    AlbumsView(store: store)
  }
}
// snippet.end

enum AlbumsViewState {
  case loading(AlbumsLoader)
  case listed(AlbumList)
  case confirming(AlbumRemoval)
}

struct AlbumsLoader {
  let store: AlbumStore

  func load() async -> AlbumsViewState { .listed(AlbumList(albums: await store.albums(), store: store)) }
}

// snippet.optimistic
struct AlbumList {
  let albums: [Album]
  var message: String?
  let store: AlbumStore

  func confirm(_ album: Album) -> AlbumsViewState { .confirming(AlbumRemoval(album: album, list: self)) }

  func remove(_ album: Album) -> StateSequence<AlbumsViewState> {
    let others = AlbumList(albums: albums.filter { $0 != album }, store: store)
    return StateSequence(.listed(others)) {
      do {
        try await store.remove(album)
        return .listed(others)
      } catch {
        return .listed(AlbumList(albums: albums, message: "\(album.title) could not be removed.", store: store))
      }
    }
  }
}
// snippet.end

struct AlbumRemoval {
  let album: Album
  let list: AlbumList

  func remove() -> StateSequence<AlbumsViewState> { list.remove(album) }
  func keep() -> AlbumsViewState { .listed(list) }
}

// snippet.navigation
struct AlbumsView: View {
  @ViewState var state: AlbumsViewState
  @State private var path: [Album] = []

  init(store: AlbumStore) {
    _state = ViewState(wrappedValue: .loading(AlbumsLoader(store: store)))
  }

  var body: some View {
    NavigationStack(path: $path) {
      list.navigationDestination(for: Album.self) { AlbumView(album: $0) }
    }
    .sheet(isPresented: isConfirming) { confirmation }
    .task {
      if case .loading(let loader) = state { await $state.refresh(loader.load) }
    }
  }

  @ViewBuilder private var list: some View {
    switch state {
    case .loading: ProgressView("Loading")
    case .listed(let list): rows(of: list)
    case .confirming(let removal): rows(of: removal.list)
    }
  }

  private func rows(of list: AlbumList) -> some View {
    VStack {
      if let message = list.message { Text(message) }
      ForEach(list.albums) { album in
        NavigationLink(album.title, value: album)
        Button("Remove \(album.title)") { $state.observe(list.confirm(album)) }
      }
    }
  }
}
// snippet.end

// snippet.sheet
extension AlbumsView {
  private var isConfirming: Binding<Bool> {
    Binding {
      if case .confirming = state { true } else { false }
    } set: { isPresented in
      if !isPresented, case .confirming(let removal) = state { $state.observe(removal.keep()) }
    }
  }

  @ViewBuilder private var confirmation: some View {
    if case .confirming(let removal) = state {
      Text("Remove \(removal.album.title)?")
      Button("Remove") { $state.observe(removal.remove()) }
      Button("Keep") { $state.observe(removal.keep()) }
    }
  }
}
// snippet.end

struct AlbumView: View {
  let album: Album

  var body: some View {
    Text("The album \(album.title)").navigationTitle(album.title)
  }
}

enum PurchaseViewState {
  case open(PurchaseModel)
  case paying
  case paid(receipt: String)  // vsm:disable:this state-without-way-out -- The view is dismissed.
  case failed(PurchaseModel)
}

// snippet.complete
struct PurchaseModel: Sendable {
  let pay: @Sendable () async throws -> String

  func buy() -> StateSequence<PurchaseViewState> {
    StateSequence(.paying) {
      let payment = Task { try await pay() }
      switch await payment.result {
      case .success(let receipt): return .paid(receipt: receipt)
      case .failure: return .failed(self)
      }
    }
  }
}
// snippet.end

// snippet.dismiss
struct PurchaseView: View {
  @ViewState var state: PurchaseViewState
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      switch state {
      case .open(let model), .failed(let model): Button("Buy") { $state.observe(model.buy()) }
      case .paying: ProgressView("Paying")
      case .paid(let receipt): Text(receipt)
      }
    }
    .onReceive($state.$state) { newState in
      if case .paid = newState { dismiss() }
    }
  }
}
// snippet.end

@MainActor
struct CompositionArticleTests {
  let blue = Album(id: 1, title: "Blue")
  let red = Album(id: 2, title: "Red")

  @Test func aPaymentIsCompletedWhenItsActionIsSuperseded() async throws {
    let pay = Steered<Void, String>("pay")
    let container = StateContainer(state: PurchaseViewState.open(PurchaseModel(pay: pay.function)))
    let journey = Journey(of: container)

    container.observe(try journey.model(PurchaseModel.self).buy())
    await journey.expect("paying")
    container.observe(.open(PurchaseModel(pay: pay.function)))
    await journey.expect("open")
    #expect(pay.cancelledCalls.isEmpty)
    pay.succeed(with: "Receipt 1")
    await journey.expect()
  }

  @Test func aRemovalThatFailsIsUndone() async {
    let remove = Steered<Album, Void>("remove")
    let list = AlbumList(albums: [blue, red], store: AlbumStore(remove: remove.function))
    let journey = Journey(of: list.remove(blue))

    await journey.expect(.state("listed").with(\AlbumList.albums, [red]))
    remove.fail(with: CancellationError())
    await journey.expect(
      .state("listed").with(\AlbumList.albums, [blue, red]).with(\AlbumList.message, "Blue could not be removed."))
  }

  #if !canImport(SwiftUI) || PortableUI
    @Test func containersOfAViewDoNotSupersedeEachOther() async throws {
      let title = Steered<Void, String>("title")
      let page = HeadlessPage { PlayerView(track: .stopped(TrackModel(title: title.function))) }
      await page.settle()
      try page.tap("Play")
      await page.settle()
      try page.increment("Volume")
      await page.settle()
      #expect(title.cancelledCalls.isEmpty)
      title.succeed(with: "Nocturne")
      await page.settle()
      #expect(page.shows("Nocturne"))
    }

    @Test func aRowOpensItsPage() async throws {
      let page = HeadlessPage { AlbumsView(store: AlbumStore(albums: { [blue] })) }
      await page.settle()
      try page.tap("Blue")
      await page.settle()
      #expect(page.shows("The album Blue"))
    }

    @Test func dismissingTheSheetIsAnAction() async throws {
      let page = HeadlessPage { AlbumsView(store: AlbumStore(albums: { [blue] })) }
      await page.settle()
      let journey = try page.journey(of: AlbumsViewState.self)
      await journey.expect("listed")
      try page.tap("Remove Blue")
      await journey.expect("confirming")
      try page.pressEscape()
      await journey.expect("listed")
      try page.tap("Remove Blue")
      try page.tap("Remove")
      await journey.expect("confirming", "listed", "listed")
      #expect(!page.shows("Blue"))
    }

    @Test func theEnvironmentProvidesTheStore() async {
      let page = HeadlessPage { AlbumsPage().environment(\.albumStore, AlbumStore(albums: { [red] })) }
      await page.settle()
      #expect(page.shows("Red"))
    }

    @Test func aSheetIsDismissedByAState() async throws {
      struct Shop: View {
        @State private var isOpen = true

        var body: some View {
          Text(isOpen ? "Open" : "Closed")
            .sheet(isPresented: $isOpen) { PurchaseView(state: .open(PurchaseModel { "Receipt 1" })) }
        }
      }
      let page = HeadlessPage { Shop() }
      await page.settle()
      try page.tap("Buy")
      await page.settle()
      #expect(page.shows("Closed"))
    }
  #endif
}
