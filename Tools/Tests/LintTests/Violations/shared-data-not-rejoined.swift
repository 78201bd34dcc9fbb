import SwiftUIShim
import VSM

protocol FavoritesRepository: Sendable {
  func names() -> AsyncStream<[String]>
  func add(_ name: String) async throws
}

enum FavoritesViewState {
  case initialized(LoaderModel)
  case loading
  case listed([String], Phase)
  case failed(FailureModel)

  enum Phase {
    case shown(ListModel)
    case confirming(ConfirmingModel)
  }

  struct LoaderModel { let repository: any FavoritesRepository }
  struct ListModel {
    let names: [String]
    let loader: LoaderModel
  }
  struct ConfirmingModel {
    let name: String
    let list: ListModel
  }
  struct FailureModel { let retry: () -> StateSequence<FavoritesViewState> }
}

extension FavoritesViewState.LoaderModel {
  func load() -> StateSequence<FavoritesViewState> {
    StateSequence(.loading, emitting: follow)
  }

  func follow(_ emit: StateEmitter<FavoritesViewState>) async {
    await emit.follow(repository.names()) { showing($0) }
  }

  func showing(_ names: [String]) -> FavoritesViewState {
    .listed(names, .shown(FavoritesViewState.ListModel(names: names, loader: self)))
  }
}

extension FavoritesViewState.ListModel {
  func add(_ name: String) -> StateSequence<FavoritesViewState> {
    StateSequence(.loading) { emit in
      do {
        try await loader.repository.add(name)
      } catch {
        return emit(.failed(FavoritesViewState.FailureModel { add(name) }))
      }
      emit(loader.showing(names + [name]))  // expect: shared-data-not-rejoined
    }
  }

  func addWell(_ name: String) -> StateSequence<FavoritesViewState> {
    StateSequence(loader.showing(names + [name])) { emit in
      do {
        try await loader.repository.add(name)
      } catch {
        return emit(.failed(FavoritesViewState.FailureModel { addWell(name) }))
      }
      await loader.follow(emit)
    }
  }

  func addAtOnce(_ name: String) async -> FavoritesViewState {
    try? await loader.repository.add(name)
    return loader.showing(names + [name])  // expect: shared-data-not-rejoined
  }

  /// The leading state is the last one.
  func addSilently(_ name: String) -> StateSequence<FavoritesViewState> {
    StateSequence(loader.showing(names + [name])) { emit in  // expect: shared-data-not-rejoined
      do {
        try await loader.repository.add(name)
      } catch {
        emit(.failed(FavoritesViewState.FailureModel { addSilently(name) }))
      }
    }
  }

  /// While a person confirms, nothing changes beneath them.
  func confirm(_ name: String) -> FavoritesViewState {
    .listed(names, .confirming(FavoritesViewState.ConfirmingModel(name: name, list: self)))
  }
}

extension FavoritesViewState.ConfirmingModel {
  func cancel() -> FavoritesViewState {
    list.loader.showing(list.names)  // expect: shared-data-not-rejoined
  }

  func cancelWell() -> StateSequence<FavoritesViewState> {
    StateSequence(list.loader.showing(list.names), emitting: list.loader.follow)
  }
}

struct FavoritesView: View {
  @ViewState var state = FavoritesViewState.initialized(.init())

  var body: some View {
    switch state {
    case .initialized(let model): Text("…").onAppear { $state.observe(model.load()) }
    case .loading: ProgressView()
    case .listed(_, .shown(let model)):
      Button("Add") { $state.observe(model.add("a")) }
      Button("Add") { $state.observe(model.addWell("a")) }
      Button("Add") { $state.observe { await model.addAtOnce("a") } }
      Button("Add") { $state.observe(model.addSilently("a")) }
      Button("Confirm") { $state.observe(model.confirm("a")) }
    case .listed(_, .confirming(let model)):
      Button("Cancel") { $state.observe(model.cancel()) }
      Button("Cancel") { $state.observe(model.cancelWell()) }
    case .failed(let model): Button("Retry") { $state.observe(model.retry()) }
    }
  }
}

// A publisher of a repository, and one of a request.

protocol PriceRepository {
  var prices: AnyPublisher<Int, Never> { get }
  func save(_ price: Int) -> AnyPublisher<Int, Never>
}

enum PriceViewState {
  case initialized(PriceLoaderModel)
  case shown(PriceModel)
}

struct PriceLoaderModel {
  let repository: any PriceRepository

  func follow() -> AnyPublisher<PriceViewState, Never> {
    repository.prices.map { .shown(PriceModel(price: $0, loader: self)) }.eraseToAnyPublisher()
  }

  /// It ends, but nothing is followed before it.
  func show() -> PriceViewState { .shown(PriceModel(price: 0, loader: self)) }
}

struct PriceModel {
  let price: Int
  let loader: PriceLoaderModel

  func reset() -> AnyPublisher<PriceViewState, Never> {
    Just(.shown(PriceModel(price: 0, loader: loader))).eraseToAnyPublisher()  // expect: shared-data-not-rejoined
  }

  func resetWell() -> AnyPublisher<PriceViewState, Never> {
    loader.repository.save(0).map { _ in loader.follow() }.switchToLatest().eraseToAnyPublisher()
  }
}

struct PriceView: View {
  @ViewState var state = PriceViewState.initialized(.init())

  var body: some View {
    switch state {
    case .initialized(let model):
      Button("Follow") { $state.observe(model.follow()) }
      Button("Show") { $state.observe(model.show()) }
    case .shown(let model):
      Button("Reset") { $state.observe(model.reset()) }
      Button("Reset") { $state.observe(model.resetWell()) }
    }
  }
}
