import MainActorIsolation
import Testing
import VSMTesting

@testable import VSM

/// Iterations outside of the main actor, as by tests that are not isolated.
struct StateSequenceOffMainActorTests {
  enum Load: Equatable, Sendable {
    case loading
    case loaded(Int)
  }

  /// Counts where its steps run; not `Sendable`.
  final class Model {
    var callsElsewhere = 0

    func load() -> StateSequence<Load> {
      StateSequence {
        .loading
        First { self.count(1) }
        Next { self.count(2) }
      }
    }

    func emitting() -> StateSequence<Load> {
      StateSequence(.loading) { emit in
        emit(self.count(1))
        await Task.yield()
        await emit.follow(AsyncStream([.loaded(2), .loaded(3)]))
      }
    }

    func count(_ number: Int) -> Load {
      if !MainActorContext.isCurrent { callsElsewhere += 1 }
      return .loaded(number)
    }
  }

  @Test func stepsRunInTheIteratingTask() async {
    let model = Model()
    var seen: [Load] = []
    for await state in model.load() { seen.append(state) }
    #expect(seen == [.loading, .loaded(1), .loaded(2)])
    #expect(model.callsElsewhere == 2)
  }

  @Test func emittedStatesAreReceivedAfterTheWork() async {
    let model = Model()
    var iterator = model.emitting().makeAsyncIterator()
    #expect(await iterator.next() == .loading)
    #expect(await iterator.next() == .loaded(1))
    #expect(model.callsElsewhere == 1)
    #expect(await iterator.next() == .loaded(2))
    #expect(await iterator.next() == .loaded(3))
    #expect(await iterator.next() == nil)
  }

  @MainActor @Test func iterationThatLeavesTheMainActorEndsWithAReport() async {
    let reports = Log<String>()
    await Misuse.$reporter.withValue(Misuse.Reporter { reports.add($0) }) {
      // Not Sendable, and moved to another actor on purpose: only one task uses it at a time.
      nonisolated(unsafe) var iterator = Model().emitting().makeAsyncIterator()
      #expect(await iterator.next() == .loading)
      #expect(await iterator.next() == .loaded(1))
      let isAtEnd = await Task { @concurrent in await iterator.next() == nil }.value
      #expect(isAtEnd)
    }
    #expect(reports.entries.count == 1)
    #expect(reports.entries.first?.contains("continues elsewhere") == true)
  }

  @Test func emitterIsDisabledAfterTheWork() async {
    var kept: StateEmitter<Load>?
    let sequence = StateSequence<Load> { emit in
      kept = emit
      emit(.loading)
    }
    var iterator = sequence.makeAsyncIterator()
    #expect(await iterator.next() == .loading)
    kept?(.loaded(1))
    #expect(kept?.collected == nil)
    #expect(await iterator.next() == nil)
  }

  actor Archive {
    var calls = 0

    func states() async -> [Load] {
      // Synchronous steps of this actor stay on it.
      let sequence = StateSequence<Load> {
        First {
          self.calls += 1
          return .loaded(self.calls)
        }
      }
      var seen: [Load] = []
      for await state in sequence { seen.append(state) }
      return seen
    }
  }

  @Test func stepsRunOnTheActorOfTheIteration() async {
    #expect(await Archive().states() == [.loaded(1)])
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test @MainActor func stepsOfAGenericIterationStayOnTheMainActor() async {
    func collect<S: AsyncSequence>(_ sequence: S) async -> [S.Element] where S.Failure == Never {
      var elements: [S.Element] = []
      for await element in sequence { elements.append(element) }
      return elements
    }
    let model = Model()
    #expect(await collect(model.load()) == [.loading, .loaded(1), .loaded(2)])
    #expect(await collect(model.emitting()) == [.loading, .loaded(1), .loaded(2), .loaded(3)])
    #expect(model.callsElsewhere == 0)
  }
}

extension AsyncStream where Element: Sendable {
  init(_ elements: [Element]) {
    self.init { continuation in
      for element in elements { continuation.yield(element) }
      continuation.finish()
    }
  }
}
