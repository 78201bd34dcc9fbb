import Testing

@testable import VSM

@MainActor
struct AsyncActionTests {
  let container = StateContainer<Step>(state: .initial)

  @Test func anActionStartsBeforeObserveReturns() async {
    let gate = Gate()
    var hasStarted = false
    container.observe {
      hasStarted = true
      await gate.pass()
      return .at(1)
    }
    #expect(hasStarted)
    #expect(container.state == .initial)
    var states = container.states.makeAsyncIterator()
    #expect(await states.next() == .initial)
    gate.open()
    #expect(await states.next() == .at(1))
  }

  @Test func aFinishedActionIsLetGo() async {
    final class Token {}
    var token: Token? = Token()
    weak let weakToken = token
    let gate = Gate()
    container.observe { [token] in
      await gate.pass()
      return token == nil ? .initial : .at(1)
    }
    token = nil
    #expect(weakToken != nil)
    var states = container.states.makeAsyncIterator()
    #expect(await states.next() == .initial)
    gate.open()
    #expect(await states.next() == .at(1))
    await passTurn()
    #expect(weakToken == nil)
    #expect(!container.running.isRunning)
  }

  @Test func anActionThatFinishesOnTheSpotIsLetGo() {
    container.observe { await immediately(.at(1)) }
    #expect(container.state == .at(1))
    #expect(!container.running.isRunning)
  }

  @Test func aSupersededActionKnowsAndItsStateIsIgnored() async {
    let gate = Gate()
    let done = Gate()
    var wasCancelled = false
    container.observe {
      await gate.pass()
      wasCancelled = Task.isCancelled
      Task { await done.pass() }
      return .at(1)
    }
    container.observe(.loading)
    gate.open()
    await done.arrived()
    await passTurn()
    #expect(wasCancelled)
    #expect(container.state == .loading)
  }

  @Test func anActionThatObservesBeforeItSuspendsIsCancelled() async {
    let gate = Gate()
    let done = Gate()
    var wasCancelled = false
    container.observe { [container] in
      container.observe(.loading)
      await gate.pass()
      wasCancelled = Task.isCancelled
      Task { await done.pass() }
      return .at(1)
    }
    #expect(container.state == .loading)
    #expect(!container.running.isRunning)
    gate.open()
    await done.arrived()
    await passTurn()
    #expect(wasCancelled)
    #expect(container.state == .loading)
  }

  @Test func workElsewhereComesBackToTheMainActor() async {
    container.observe {
      await Task.detached { 7 }.value == 7 ? .at(7) : .initial
    }
    var states = container.states.makeAsyncIterator()
    #expect(await states.next() == .initial)
    #expect(await states.next() == .at(7))
  }
}
