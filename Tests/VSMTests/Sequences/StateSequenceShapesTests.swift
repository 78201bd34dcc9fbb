import Testing

@testable import VSM

/// A nonisolated model that is not `Sendable`.
struct PlainSequences {
  var token: AnyObject = Gate.Type.self as AnyObject

  func fetch() async -> Step { .at(1) }

  func load() -> StateSequence<Step> {
    StateSequence(.loading) { await fetch() }
  }

  func loadBoth() -> StateSequence<Step> {
    StateSequence(.loading, .at(0)) {
      let step = await fetch()
      return step
    }
  }

  func emit(_ number: Int) -> StateSequence<Step> {
    StateSequence(.loading) { emit in
      let step = await fetch()
      emit(step)
      if number == 1 { return }
      await emitMore(emit)
    }
  }

  private func emitMore(_ emit: StateEmitter<Step>) async {
    emit(.at(2))
  }

  @StateSequenceBuilder
  func build() -> StateSequence<Step> {
    Step.loading
    Next { await fetch() }
  }
}

struct SendableSequences: Sendable {
  @concurrent func fetch() async -> Int { 1 }

  func load() -> StateSequence<Step> {
    StateSequence(.loading) { .at(await fetch()) }
  }

  func emit() -> StateSequence<Step> {
    StateSequence { emit in
      emit(.loading)
      emit(.at(await fetch()))
    }
  }
}

@MainActor
final class MainActorSequences {
  var count = 0

  func fetch() async -> Step { .at(count) }

  func load() -> StateSequence<Step> {
    StateSequence(.loading) { [self] in
      count += 1
      return await fetch()
    }
  }

  func emit() -> StateSequence<Step> {
    StateSequence(.loading) { [self] emit in
      count += 1
      emit(await fetch())
    }
  }
}

/// The same actions as closures, as in a model that tests can mock.
struct SequenceClosures {
  let load: () -> StateSequence<Step> = { StateSequence(.loading, .at(1)) }
}

protocol Loading {
  func load() -> StateSequence<Step>
}

extension PlainSequences: Loading {}

/// Tests that the container recognizes every form of an action without annotations.
@MainActor
struct StateSequenceShapesTests {
  let container = StateContainer<Step>(state: .initial)

  @Test func sequenceCanBeObservedInEveryForm() async {
    let model = PlainSequences()
    await expect([.loading, .at(1)]) { container.observe(StateSequence(.loading) { await model.fetch() }) }
    await expect([.loading, .at(1)]) {
      container.observe(
        StateSequence(.loading) {
          let step = await model.fetch()
          return step
        })
    }
    await expect([.loading, .at(1)]) { container.observe(model.load()) }
    await expect([.loading, .at(1)]) { container.observe(model.load) }
    await expect([.loading, .at(1)]) { container.observe { model.load() } }
    await expect([.loading, .at(1)]) { container.observe { StateSequence(.loading) { await model.fetch() } } }
    await expect([.loading, .at(0), .at(1)]) { container.observe(model.loadBoth) }
    await expect([.loading, .at(1)]) { container.observe(model.emit(1)) }
    await expect([.loading, .at(1), .at(2)]) { container.observe(model.emit(2)) }
    await expect([.loading, .at(1)]) { container.observe(model.build()) }
    await expect([.loading, .at(1)]) { container.observe(model.build) }
    let existential: any Loading = model
    await expect([.loading, .at(1)]) { container.observe(existential.load) }
    await expect([.loading, .at(1)]) { container.observe(SequenceClosures().load) }
    await expect([.at(1), .at(2)]) { container.observe(StateSequence(.at(1), .at(2))) }
  }

  @Test func sendableAndIsolatedModelsCanHaveSequences() async {
    let sendable = SendableSequences()
    await expect([.loading, .at(1)]) { container.observe(sendable.load()) }
    await expect([.loading, .at(1)]) { container.observe(sendable.emit) }
    let isolated = MainActorSequences()
    await expect([.loading, .at(1)]) { container.observe(isolated.load()) }
    await expect([.loading, .at(2)]) { container.observe(isolated.load) }
    await expect([.loading, .at(3)]) { container.observe(isolated.emit) }
  }

  @Test func listCanBeObservedInPlace() async {
    let model = PlainSequences()
    await expect([.loading, .at(1)]) {
      container.observe(
        StateSequence {
          .loading
          Next { await model.fetch() }
        })
    }
    await expect([.loading, .at(1), .at(2)]) {
      container.observe(
        StateSequence { emit in
          emit(.loading)
          emit(await model.fetch())
          emit(.at(2))
        })
    }
  }

  /// A sequence is never confused with a literal.
  @Test func collectionStatesCanBeObservedAsLiterals() {
    let array = StateContainer<[Int]>(state: [0])
    array.observe([])
    #expect(array.state == [])
    let set = StateContainer<Set<Int>>(state: [0])
    set.observe([])
    #expect(set.state == [])
    set.observe([1, 2])
    #expect(set.state == [1, 2])
  }

  private func expect(_ steps: [Step], _ action: () -> Void, sourceLocation: SourceLocation = #_sourceLocation) async {
    container.observe(.initial)
    var states = container.states.makeAsyncIterator()
    action()
    #expect(await states.next() == .initial, sourceLocation: sourceLocation)
    for step in steps { #expect(await states.next() == step, sourceLocation: sourceLocation) }
  }
}
