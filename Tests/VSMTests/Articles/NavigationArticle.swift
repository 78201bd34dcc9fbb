// The code of the article Navigation.md.

import Foundation
import SwiftUIShim
import Testing
import VSM
import VSMTesting

struct Trip: Identifiable, Hashable, Sendable {
  let id: Int
  let title: String
}

struct TripStore: Sendable {
  var trips: [Trip] = []
  var isMapShownFirst: @Sendable (Trip) async -> Bool = { _ in false }
}

// MARK: The first view

// snippet.launch
enum LaunchViewState {
  case initialized(LaunchModel)
  case loading
  case failed(message: String, LaunchModel)
  case launched(TripStore)  // vsm:disable:this state-without-way-out -- The program runs.
}

struct LaunchModel: Sendable {
  let openStore: @Sendable () async throws -> TripStore

  func launch() -> StateSequence<LaunchViewState> {
    StateSequence(.loading) {
      do {
        return .launched(try await openStore())
      } catch {
        return .failed(message: "Your trips could not be opened.", self)
      }
    }
  }
}

struct LaunchView: View {
  @ViewState var state: LaunchViewState

  init(openStore: @escaping @Sendable () async throws -> TripStore) {
    _state = ViewState(wrappedValue: .initialized(LaunchModel(openStore: openStore)))
  }

  var body: some View {
    VStack {
      switch state {
      case .initialized, .loading: ProgressView("Loading")
      case .failed(let message, let model):
        Text(message)
        Button("Retry") { $state.observe(model.launch()) }
      case .launched(let store): TripsView(store: store)
      }
    }
    .onAppear {
      if case .initialized(let model) = state { $state.observe(model.launch()) }
    }
  }
}
// snippet.end

// MARK: A model decides

// snippet.decision
enum TripsViewState {
  case listed(TripsModel)
  case opening(Trip)
  case opened(Place, TripsModel)

  enum Place: Hashable {
    case map(Trip)
    case days(Trip)
  }
}

struct TripsModel: Sendable {
  let store: TripStore

  func open(_ trip: Trip) -> StateSequence<TripsViewState> {
    StateSequence(.opening(trip)) {
      await store.isMapShownFirst(trip) ? .opened(.map(trip), self) : .opened(.days(trip), self)
    }
  }

  func close() -> TripsViewState { .listed(self) }
}
// snippet.end

// snippet.path
struct TripsView: View {
  @ViewState var state: TripsViewState
  private let store: TripStore

  init(store: TripStore) {
    _state = ViewState(wrappedValue: .listed(TripsModel(store: store)))
    self.store = store
  }

  var body: some View {
    NavigationStack(path: path) {
      ForEach(store.trips) { trip in
        Button(trip.title) {
          if case .listed(let model) = state { $state.observe(model.open(trip)) }
        }
      }
      .navigationDestination(for: TripsViewState.Place.self) { place in
        switch place {
        case .map(let trip): Text("The map of \(trip.title)")
        case .days(let trip): Text("The days of \(trip.title)")
        }
      }
    }
  }

  private var path: Binding<[TripsViewState.Place]> {
    Binding {
      if case .opened(let place, _) = state { [place] } else { [] }
    } set: { path in
      if path.isEmpty, case .opened(_, let model) = state { $state.observe(model.close()) }
    }
  }
}
// snippet.end

// MARK: Links

// snippet.link
extension TripsModel {
  /// Follows `trips://trip/7`, or stays where it is.
  func follow(_ link: URL) -> StateSequence<TripsViewState> {
    guard link.scheme == "trips", let number = Int(link.lastPathComponent),
      let trip = store.trips.first(where: { $0.id == number })
    else { return StateSequence(.listed(self)) }
    return open(trip)
  }
}
// snippet.end

@MainActor
struct NavigationArticleTests {
  let alps = Trip(id: 7, title: "Alps")

  @Test func linkOpensATrip() async throws {
    let model = TripsModel(store: TripStore(trips: [alps]))
    let journey = Journey(of: model.follow(try #require(URL(string: "trips://trip/7"))))
    await journey.expect("opening", "opened")
    let unknown = Journey(of: model.follow(try #require(URL(string: "trips://trip/8"))))
    await unknown.expect("listed")
  }

  #if !canImport(SwiftUI) || PortableUI
    @Test func dependenciesAreBuiltByTheFirstView() async throws {
      let openStore = Steered<Void, TripStore>("openStore")
      let page = HeadlessPage { LaunchView(openStore: openStore.function) }
      await page.settle()
      openStore.fail(with: CancellationError())
      await page.settle()
      #expect(page.shows("Your trips could not be opened."))
      try page.tap("Retry")
      await page.settle()
      openStore.succeed(with: TripStore(trips: [alps]))
      await page.settle()
      #expect(page.shows("Alps"))
    }

    @Test(arguments: [true, false])
    func modelDecidesWhatATripOpens(isMapShownFirst: Bool) async throws {
      let store = TripStore(trips: [alps], isMapShownFirst: { _ in isMapShownFirst })
      let page = HeadlessPage { TripsView(store: store) }
      try page.tap("Alps")
      await page.settle()
      #expect(page.shows(isMapShownFirst ? "The map of Alps" : "The days of Alps"))
      try page.tap("Back")
      await page.settle()
      #expect(page.shows("Alps"))
    }
  #endif
}
