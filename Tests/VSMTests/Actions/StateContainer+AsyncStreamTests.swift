import Testing

@testable import VSM

@MainActor
struct AsyncStreamActionTests {
  let container = StateContainer<Step>(state: .initial)

  @Test func everyStateOfAStreamIsApplied() async {
    var states = container.states.makeAsyncIterator()
    let (stream, continuation) = AsyncStream.makeStream(of: Step.self)
    container.observe(stream)
    for number in 1...20 { continuation.yield(.at(number)) }
    #expect(await states.next() == .initial)
    for number in 1...20 { #expect(await states.next() == .at(number)) }
  }

  @Test func aSupersededStreamIsTerminatedAndItsStatesIgnored() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Step.self)
    let ended = Log<Bool>()
    continuation.onTermination = { _ in ended.add(true) }
    container.observe(stream)
    await passTurn()
    container.observe(.loading)
    #expect(ended.entries.count == 1)
    continuation.yield(.at(1))
    await passTurn()
    #expect(container.state == .loading)
  }

  @Test func anEndlessStreamDoesNotKeepTheContainer() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Step.self)
    let ended = Log<Bool>()
    continuation.onTermination = { _ in ended.add(true) }
    weak var weakContainer: StateContainer<Step>?
    do {
      let container = StateContainer<Step>(state: .initial)
      weakContainer = container
      var states = container.states.makeAsyncIterator()
      container.observe(stream)
      continuation.yield(.at(1))
      #expect(await states.next() == .initial)
      #expect(await states.next() == .at(1))
      await passTurn()
    }
    #expect(weakContainer == nil)
    #expect(ended.entries.count == 1)
  }
}
