import Testing

@testable import VSM

/// Lists as in models.
struct ListedSequences {
  var wantsMore = true

  func fetch(_ number: Int) async -> Step { .at(number) }

  @StateSequence<Step>.Builder
  func everything(_ number: Int) -> StateSequence<Step> {
    .loading
    First { .at(number) }
    if wantsMore {
      Next { await fetch(1) }
    }
    if number > 5 {
      .at(2)
    } else if number == 5 {
      .at(3); .at(4)
    } else {
      Next { await fetch(5) }
    }
    switch number {
    case 5: Next { .at(6) }
    case 6: StateSequence(.at(7)) { await fetch(8) }
    default: .at(9)
    }
    for index in 0..<2 {
      Step.at(10 + index)
      if index == 1 { Next { await fetch(12) } }
    }
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *) {
      .at(13)
    }
    nested()
  }

  @StateSequenceBuilder
  func nested() -> StateSequence<Step> {
    Step.at(20)
    if wantsMore {
      Next { await fetch(21) }
    } else {
      Step.initial
    }
    for index in 0..<2 { Step.at(22 + index) }
    switch wantsMore {
    case true: StateSequence<Step> { emit in emit(.at(24)) }
    case false: First { Step.initial }
    }
  }
}

@MainActor
struct StateSequenceBuilderTests {
  @Test func statesOfAListAreInOrder() async {
    let nested = [Step.at(20), .at(21), .at(22), .at(23), .at(24)]
    await expect(
      ListedSequences().everything(5),
      [.loading, .at(5), .at(1), .at(3), .at(4), .at(6), .at(10), .at(11), .at(12), .at(13)] + nested)
    await expect(
      ListedSequences().everything(6),
      [.loading, .at(6), .at(1), .at(2), .at(7), .at(8), .at(10), .at(11), .at(12), .at(13)] + nested)
    await expect(
      ListedSequences(wantsMore: false).everything(1),
      [.loading, .at(1), .at(5), .at(9), .at(10), .at(11), .at(12), .at(13)]
        + [.at(20), .initial, .at(22), .at(23), .initial])
  }

  @Test func statesBeforeTheFirstAsynchronousStepAreLeading() {
    #expect(ListedSequences().everything(5).leadingStates == [.loading, .at(5)])
    #expect(
      StateSequence<Step> {
        .loading; .at(1); StateSequence(.at(2)) { .at(3) }
      }.leadingStates.count == 3)
    #expect(StateSequence<Step> {}.steps.isEmpty)
  }

  @Test func listWithExplicitTypesCanFollowAStream() async {
    let elements = AsyncStream<Int> { continuation in
      continuation.yield(1)
      continuation.finish()
    }
    @StateSequenceBuilder func spelled() -> StateSequence<Step> {
      Step.loading
      Follow(elements) { Step.at($0) }
    }
    await expect(spelled(), [.loading, .at(1)])
  }

  @Test func timedSequenceInAListKeepsItsTiming() {
    let timed = StateSequence<Step>(.loading) { .at(1) }.antiFlicker(after: .seconds(1), atLeast: .seconds(1))
    let list = StateSequence<Step> {
      timed; Step.at(2)
    }
    #expect(list.timing == nil)
    #expect(list.leadingStates.isEmpty)
    #expect(list.steps.count == 2)
    #expect(StateSequence<Step> { timed }.timing == timed.timing)
  }

  @available(*, deprecated, message: "Tests what is deprecated.")
  @Test func closuresAreSteps() async {
    await expect(StateSequence({ .loading }, { await ListedSequences().fetch(1) }), [.loading, .at(1)])
    let container = StateContainer<Step>(state: .initial)
    container.observe(
      StateSequence(
        { .loading },
        {
          await Gate().pass(); return .at(1)
        }))
    #expect(container.state == .loading)
  }

  private func expect(_ sequence: StateSequence<Step>, _ steps: [Step], at location: SourceLocation = #_sourceLocation)
    async
  {
    var seen: [Step] = []
    for await state in sequence { seen.append(state) }
    #expect(seen == steps, sourceLocation: location)
  }
}
