import CombineShim
import Testing

@testable import VSM

/// A model with an action of every shape.
struct ShapesModel {
  func cancel() -> Step { .at(1) }
  func delete() async -> Step { .at(2) }
  func publish() -> AnyPublisher<Step, Never> { Just(.at(3)).eraseToAnyPublisher() }
  func publishSome() -> some Publisher<Step, Never> { Just(.at(4)) }
  func sequence() -> Steps { Steps([.at(5)]) }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func someSequence() -> some AsyncSequence<Step, Never> { Steps([.at(6)]) }

  func stream() -> AsyncStream<Step> {
    AsyncStream { continuation in
      continuation.yield(.at(7))
      continuation.finish()
    }
  }
}

/// The same actions as closures, as in a model that tests can mock.
struct ClosuresModel {
  let cancel: () -> Step = { .at(1) }
  let delete: () async -> Step = { .at(2) }
  let publish: () -> AnyPublisher<Step, Never> = { Just(.at(3)).eraseToAnyPublisher() }
  let sequence: () -> Steps = { Steps([.at(5)]) }
  let stream: () -> AsyncStream<Step> = { ShapesModel().stream() }
}

protocol Deleting {
  func delete() async -> Step
  func publish() -> AnyPublisher<Step, Never>
}

extension ShapesModel: Deleting {}

@MainActor
final class ShapesView: ViewStateRendering {
  let container: StateContainer<Step>

  init(clock: (any Clock<Duration>)? = nil) {
    container = StateContainer(state: .initial, clock: clock)
  }
}

@MainActor
struct ActionShapesTests {
  let container = StateContainer<Step>(state: .initial)
  let model = ShapesModel()
  let closures = ClosuresModel()

  @Test func stateCanBeObservedInEveryForm() {
    container.observe(.loading)
    #expect(container.state == .loading)
    container.observe(.at(9))
    #expect(container.state == .at(9))
    container.observe(model.cancel())
    #expect(container.state == .at(1))
    container.observe(.loading)
    container.observe(model.cancel)
    #expect(container.state == .at(1))
    container.observe { .loading }
    #expect(container.state == .loading)
    container.observe(closures.cancel())
    #expect(container.state == .at(1))
    container.observe(.loading)
    container.observe(closures.cancel)
    #expect(container.state == .at(1))
  }

  @Test func asyncFunctionCanBeObservedInEveryForm() async {
    container.observe { await model.delete() }
    #expect(container.state == .at(2))
    container.observe(.loading)
    container.observe(model.delete)
    #expect(container.state == .at(2))
    container.observe(.loading)
    container.observe(closures.delete)
    #expect(container.state == .at(2))
    container.observe(.loading)
    container.observe({ await closures.delete() })
    #expect(container.state == .at(2))
    let existential: any Deleting = model
    container.observe(.loading)
    container.observe(existential.delete)
    #expect(container.state == .at(2))
    container.observe(existential.publish())
    #expect(container.state == .at(3))
  }

  @Test func publisherCanBeObservedInEveryForm() {
    container.observe(model.publish())
    #expect(container.state == .at(3))
    container.observe(.loading)
    container.observe(model.publish)
    #expect(container.state == .at(3))
    container.observe(model.publishSome())
    #expect(container.state == .at(4))
    container.observe(.loading)
    container.observe(model.publishSome)
    #expect(container.state == .at(4))
    container.observe(closures.publish())
    #expect(container.state == .at(3))
    container.observe(.loading)
    container.observe(closures.publish)
    #expect(container.state == .at(3))
    container.observe { Just(.at(8)) }
    #expect(container.state == .at(8))
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func sequenceCanBeObservedInEveryForm() {
    container.observe(model.sequence())
    #expect(container.state == .at(5))
    container.observe(.loading)
    container.observe(model.sequence)
    #expect(container.state == .at(5))
    container.observe(model.someSequence())
    #expect(container.state == .at(6))
    container.observe(.loading)
    container.observe(model.someSequence)
    #expect(container.state == .at(6))
    container.observe(closures.sequence())
    #expect(container.state == .at(5))
    container.observe(.loading)
    container.observe(closures.sequence)
    #expect(container.state == .at(5))
  }

  @Test func streamCanBeObservedInEveryForm() async {
    var states = container.states.makeAsyncIterator()
    #expect(await states.next() == .initial)
    container.observe(model.stream())
    #expect(await states.next() == .at(7))
    container.observe(model.stream)
    #expect(await states.next() == .at(7))
    container.observe(closures.stream())
    #expect(await states.next() == .at(7))
    container.observe(closures.stream)
    #expect(await states.next() == .at(7))
  }

  @Test func containerAndViewConformToStateObserving() {
    func cancel(_ observer: some StateObserving<Step>) { observer.observe(model.cancel()) }
    let view = ShapesView()
    cancel(container)
    cancel(view)
    #expect([container.state, view.state] == [.at(1), .at(1)])
    let observers: [any StateObserving<Step>] = [container, view]
    for observer in observers { observer.observe(.loading) }
    #expect([container.state, view.state] == [.loading, .loading])
    #expect(container.container === container)
  }
}
