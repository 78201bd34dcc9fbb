import CombineShim
import VSM

enum PriceViewState {
  case loading(PriceLoaderModel)
  case loaded(Int)
}

struct PriceLoaderModel {
  let prices: any Publisher<Int, Never>
  var subscription: AnyCancellable?  // expect: subscription-in-model
  var subscriptions: Set<AnyCancellable> = []  // expect: subscription-in-model
  /// A function that takes one stores none.
  let keep: (AnyCancellable) -> Void
  let repository: PriceRepository

  func wait() -> PriceViewState { .loading(self) }

  func load() -> AnyPublisher<PriceViewState, Never> {
    let subject = PassthroughSubject<PriceViewState, Never>()
    keep(
      repository.prices.sink { price in  // expect: subscription-in-model
        subject.send(.loaded(price))
      })
    return subject.eraseToAnyPublisher()
  }

  func loadWell() -> AnyPublisher<PriceViewState, Never> {
    repository.prices.map(PriceViewState.loaded).eraseToAnyPublisher()
  }
}

/// A repository may subscribe.
final class PriceRepository {
  let prices = CurrentValueSubject<Int, Never>(0)
  private var subscription: AnyCancellable?

  func follow(_ other: PriceRepository) {
    subscription = other.prices.sink { [prices] in prices.send($0) }
  }
}
