import CombineShim
import MainActorIsolation
import Testing

@testable import VSM

@MainActor
struct UncheckedNextTests {
  /// A model that is not `Sendable`, and has a function that leaves the main actor.
  final class Model {
    var places: [String] = []

    @StateSequenceBuilder
    func load() -> StateSequence<Step> {
      Step.loading
      UncheckedNext { await self.fetch() }
      First { self.arrive(.at(2)) }
    }

    func reload() -> StateSequence<Step> {
      StateSequence {
        UncheckedNext { await self.fetch() }
      }
    }

    @concurrent
    private func fetch() async -> Step { arrive(.at(1)) }

    private func arrive(_ step: Step) -> Step {
      places.append(MainActorContext.isCurrent ? "here" : "elsewhere")
      return step
    }
  }

  let model = Model()

  @Test func stepLeavesTheMainActorBetweenThoseThatStay() async {
    let container = StateContainer(state: Step.initial)
    var seen: [Step] = []
    let subscription = container.didSetPublisher.sink { seen.append($0) }
    await container.refresh(model.load())
    #expect(seen == [.initial, .loading, .at(1), .at(2)])
    #expect(model.places == ["elsewhere", "here"])
    subscription.cancel()
  }

  @Test func leadingStateIsAppliedAtOnce() async {
    let container = StateContainer(state: Step.initial)
    container.observe(model.load())
    #expect(container.state == .loading)
    container.observe(.initial)
  }

  @Test func stepIsPossibleInBothBuilders() async {
    let container = StateContainer(state: Step.initial)
    await container.refresh(model.reload())
    #expect(container.state == .at(1))
  }
}
