import CombineShim
import Testing
import VSMTesting

@testable import VSM

private final class Payload {}

@MainActor
struct DebouncedTests {
  let clock = TestClock()
  let container: StateContainer<Step>

  init() {
    container = StateContainer(state: .initial, clock: clock)
  }

  private func type(_ number: Int, for dueTime: Duration = .seconds(1)) {
    container.observe(.at(number), debounced: dueTime)
  }

  @Test func onlyTheLastCallIsObservedAfterItsDueTime() async {
    type(1)
    await clock.advance(by: .milliseconds(600))
    type(2)
    await clock.advance(by: .milliseconds(600))
    type(3)
    #expect(container.state == .initial)
    await clock.advance(by: .milliseconds(999))
    #expect(container.state == .initial)
    await clock.advance(by: .milliseconds(1))
    #expect(container.state == .at(3))
  }

  @Test func expressionIsEvaluatedWhenItIsDue() async {
    var evaluated: [Int] = []
    func state(_ number: Int) -> Step {
      evaluated.append(number)
      return .at(number)
    }
    for number in 1...3 { container.observe(state(number), debounced: .seconds(1)) }
    #expect(evaluated == [])
    await clock.advance(by: .seconds(1))
    #expect(evaluated == [3])
    #expect(container.state == .at(3))
  }

  @Test func changedDueTimeAppliesImmediately() async {
    type(1, for: .seconds(10))
    type(2, for: .seconds(1))
    await clock.advance(by: .seconds(1))
    #expect(container.state == .at(2))
    type(3, for: .seconds(1))
    type(4, for: .seconds(10))
    await clock.advance(by: .seconds(9))
    #expect(container.state == .at(2))
    await clock.advance(by: .seconds(1))
    #expect(container.state == .at(4))
  }

  @Test func callsWithDifferentCallSitesWaitIndependently() async {
    container.observe(.at(1), debounced: .seconds(1))
    container.observe(.at(2), debounced: .seconds(2))
    await clock.advance(by: .seconds(1))
    #expect(container.state == .at(1))
    await clock.advance(by: .seconds(1))
    #expect(container.state == .at(2))
  }

  @Test func callsWithEqualIdentifiersReplaceEachOther() async {
    container.observe(.at(1), debounced: .seconds(1), identifier: "save")
    container.observe(.at(2), debounced: .seconds(2), identifier: "save")
    await clock.advance(by: .seconds(1))
    #expect(container.state == .initial)
    await clock.advance(by: .seconds(1))
    #expect(container.state == .at(2))
  }

  @Test func identifiersDistinguishCallsWithOneCallSite() async {
    var states: [Step] = []
    let subscription = container.$state.dropFirst().sink { states.append($0) }
    for row in 1...3 { container.observe(.at(row), debounced: .seconds(1), identifier: row) }
    await clock.advance(by: .seconds(1))
    #expect(states == [.at(1), .at(2), .at(3)])
    withExtendedLifetime(subscription) {}
  }

  @Test func runningActionContinuesUntilTheCallIsDue() async {
    let subject = PassthroughSubject<Step, Never>()
    var cancellations = 0
    container.observe(subject.handleEvents(receiveCancel: { cancellations += 1 }))
    type(9)
    subject.send(.at(1))
    #expect(container.state == .at(1))
    #expect(cancellations == 0)
    await clock.advance(by: .seconds(1))
    #expect(container.state == .at(9))
    #expect(cancellations == 1)
    subject.send(.at(2))
    #expect(container.state == .at(9))
  }

  @Test func stateOfTheRunningActionDropsNoWaitingCall() async {
    let subject = PassthroughSubject<Step, Never>()
    container.observe(subject)
    type(9)
    subject.send(.at(1))
    subject.send(completion: .finished)
    await clock.advance(by: .seconds(1))
    #expect(container.state == .at(9))
  }

  @Test func dueCallDropsNoWaitingCall() async {
    container.observe(.at(1), debounced: .seconds(1))
    container.observe(.at(2), debounced: .seconds(3))
    await clock.advance(by: .seconds(3))
    #expect(container.state == .at(2))
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test(arguments: [SynchronousAction.state, .async, .publisher, .sequence])
  func directObserveDropsWaitingCalls(action: SynchronousAction) async {
    var isEvaluated = false
    func state() -> Step {
      isEvaluated = true
      return .at(9)
    }
    container.observe(state(), debounced: .seconds(1))
    container.observe(state(), debounced: .seconds(2))
    await passTurns()
    #expect(clock.sleeperCount == 1)
    action.observe([.at(1)], in: container)
    await passTurn()
    #expect(clock.sleeperCount == 0)
    #expect(container.debouncer == nil)
    await clock.advance(by: .seconds(5))
    #expect(container.state == .at(1))
    #expect(!isEvaluated)
  }

  @Test func observingInResponseToADueStateDropsTheOthers() async {
    let subscription = container.didSetPublisher.sink { [unowned container] in
      if $0 == .at(1) { container.observe(.loading) }
    }
    container.observe(.at(1), debounced: .seconds(1))
    container.observe(.at(2), debounced: .seconds(1))
    await clock.advance(by: .seconds(1))
    #expect(container.state == .loading)
    withExtendedLifetime(subscription) {}
  }

  @Test func callMadeByADueActionWaits() async {
    let subscription = container.didSetPublisher.sink { [unowned container] in
      if $0 == .at(1) { container.observe(.at(2), debounced: .seconds(1)) }
    }
    container.observe(.at(1), debounced: .seconds(1))
    await clock.advance(by: .seconds(1))
    #expect(container.state == .at(1))
    await clock.advance(by: .seconds(1))
    #expect(container.state == .at(2))
    withExtendedLifetime(subscription) {}
  }

  @Test func debouncerIsReleasedAfterTheLastCall() async {
    weak var payload: Payload?
    do {
      let held = Payload()
      payload = held
      container.observe(
        {
          _ = held
          return .at(1)
        }, debounced: .seconds(1))
    }
    #expect(payload != nil)
    #expect(container.debouncer != nil)
    await clock.advance(by: .seconds(1))
    #expect(payload == nil)
    #expect(container.debouncer == nil)
    #expect(clock.sleeperCount == 0)
  }

  @Test func waitingCallDoesNotRetainTheContainer() async {
    var container: StateContainer<Step>? = StateContainer(state: .initial, clock: clock)
    weak let weakContainer = container
    var isEvaluated = false
    container?.observe(
      {
        isEvaluated = true
        return .at(1)
      }, debounced: .seconds(1))
    await passTurns()
    #expect(clock.sleeperCount == 1)
    container = nil
    #expect(weakContainer == nil)
    await clock.advance(by: .seconds(1))
    #expect(!isEvaluated)
    #expect(clock.sleeperCount == 0)
  }

  @Test func manyCallsShareOneTimer() async {
    for number in 1...1_000 { type(number) }
    await passTurns()
    #expect(clock.sleeperCount == 1)
    await clock.advance(by: .seconds(1))
    #expect(container.state == .at(1_000))
  }

  @Test func zeroDueTimeIsDueInTheNextTurn() async {
    type(1, for: .zero)
    #expect(container.state == .initial)
    await clock.advance(by: .zero)
    #expect(container.state == .at(1))
    type(2, for: .seconds(-1))
    await clock.advance(by: .zero)
    #expect(container.state == .at(2))
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func everyShapeCanBeDebounced() async {
    let model = ShapesModel()
    let view = ShapesView(clock: clock)
    func expect(_ number: Int, line: Int = #line) async {
      let location = SourceLocation(fileID: #fileID, filePath: #filePath, line: line, column: 1)
      #expect(container.state == .initial, sourceLocation: location)
      #expect(view.state == .initial, sourceLocation: location)
      await clock.advance(by: .seconds(1))
      #expect(container.state == .at(number), sourceLocation: location)
      #expect(view.state == .at(number), sourceLocation: location)
      container.observe(.initial)
      view.observe(.initial)
    }
    container.observe(model.cancel(), debounced: .seconds(1))
    view.observe(model.cancel(), debounced: .seconds(1))
    await expect(1)
    container.observe(model.cancel, debounced: .seconds(1))
    view.observe(model.cancel, debounced: .seconds(1), identifier: "cancel")
    await expect(1)
    container.observe({ await model.delete() }, debounced: .seconds(1))
    view.observe(model.delete, debounced: .seconds(1))
    await expect(2)
    container.observe(model.publish(), debounced: .seconds(1))
    view.observe(model.publish, debounced: .seconds(1))
    await expect(3)
    container.observe(model.publishSome, debounced: .seconds(1))
    view.observe(model.publishSome(), debounced: .seconds(1))
    await expect(4)
    container.observe(model.sequence(), debounced: .seconds(1))
    view.observe(model.sequence, debounced: .seconds(1))
    await expect(5)
    container.observe(model.someSequence, debounced: .seconds(1))
    view.observe(model.someSequence(), debounced: .seconds(1))
    await expect(6)
    container.observe(model.stream(), debounced: .seconds(1))
    view.observe(model.stream, debounced: .seconds(1))
    await expect(7)
    container.observe(model.stream, debounced: .seconds(1))
    view.observe(model.stream(), debounced: .seconds(1))
    await expect(7)
  }
}
