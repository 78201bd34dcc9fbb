import Testing

@testable import VSM

/// Tests of anti-flicker with a delay of 200 and a minimum of 500 milliseconds.
struct AntiFlickerTests {
  typealias Event = AntiFlicker<String>.Event
  typealias Action = AntiFlicker<String>.Action

  @Test func workFasterThanTheDelaySkipsTheLeadingState() {
    expect([
      (0, .started, [.wake(at: ms(200))]),
      (199, .arrived("a"), [.stopWaiting, .apply(["a"])]),
      (250, .arrived("b"), [.apply(["b"])]),
      (260, .ended, []),
    ])
  }

  @Test func slowerWorkShowsItForTheMinimumAndHoldsLaterStates() {
    expect([
      (0, .started, [.wake(at: ms(200))]),
      (200, .awoke, [.apply(["wait"]), .wake(at: ms(700))]),
      (201, .arrived("a"), []),
      (699, .arrived("b"), []),
      (700, .awoke, [.apply(["a", "b"])]),
      (701, .arrived("c"), [.apply(["c"])]),
      (702, .ended, []),
    ])
  }

  @Test func minimumBeginsWhenTheStateIsShown() {
    expect([
      (0, .started, [.wake(at: ms(200))]),
      (350, .awoke, [.apply(["wait"]), .wake(at: ms(850))]),
    ])
  }

  @Test func statesAreNotHeldAfterTheMinimum() {
    expect([
      (0, .started, [.wake(at: ms(200))]),
      (200, .awoke, [.apply(["wait"]), .wake(at: ms(700))]),
      (700, .awoke, [.apply([])]),
      (900, .arrived("a"), [.apply(["a"])]),
    ])
  }

  @Test func stateAfterTheMinimumDoesNotWaitForTheTimer() {
    expect([
      (0, .started, [.wake(at: ms(200))]),
      (200, .awoke, [.apply(["wait"]), .wake(at: ms(700))]),
      (300, .arrived("a"), []),
      (700, .arrived("b"), [.stopWaiting, .apply(["a", "b"])]),
      (701, .awoke, []),
    ])
  }

  @Test func stateBeforeALateTimerSkipsTheLeadingState() {
    expect([
      (0, .started, [.wake(at: ms(200))]),
      (205, .arrived("a"), [.stopWaiting, .apply(["a"])]),
      (206, .awoke, []),
    ])
  }

  @Test func earlyTimerIsRescheduled() {
    expect([
      (0, .started, [.wake(at: ms(200))]),
      (199, .awoke, [.wake(at: ms(200))]),
      (200, .awoke, [.apply(["wait"]), .wake(at: ms(700))]),
      (699, .awoke, [.wake(at: ms(700))]),
    ])
  }

  @Test func endOfTheWorkWaitsForHeldStates() {
    expect([
      (0, .started, [.wake(at: ms(200))]),
      (200, .awoke, [.apply(["wait"]), .wake(at: ms(700))]),
      (300, .arrived("a"), []),
      (301, .ended, [.stopWaiting, .wake(at: ms(700))]),
      (700, .awoke, [.apply(["a"])]),
    ])
  }

  @Test func workWithoutStatesLeavesTheLeadingState() {
    expect([
      (0, .started, [.wake(at: ms(200))]),
      (100, .ended, [.stopWaiting, .apply(["wait"])]),
    ])
    expect([
      (0, .started, [.wake(at: ms(200))]),
      (200, .awoke, [.apply(["wait"]), .wake(at: ms(700))]),
      (300, .ended, [.stopWaiting]),
    ])
  }

  @Test func leadingStateWithoutDelayIsShownImmediately() {
    expect(delay: 0, [(0, .started, [.apply(["wait"]), .wake(at: ms(500))])])
  }

  @Test func nothingIsHeldWithoutAMinimum() {
    expect(
      minimum: 0,
      [
        (0, .started, [.wake(at: ms(200))]),
        (200, .awoke, [.apply(["wait"])]),
        (201, .arrived("a"), [.apply(["a"])]),
        (202, .ended, []),
      ])
  }

  @Test func sequenceWithoutLeadingStateIsNotDelayed() {
    expect(
      waiting: [], [(0, .started, []), (1, .arrived("a"), [.apply(["a"])]), (2, .ended, [])])
  }

  private func expect(
    waiting: [String] = ["wait"], delay: Int = 200, minimum: Int = 500, _ story: [(Int, Event, [Action])],
    at location: SourceLocation = #_sourceLocation
  ) {
    var machine = AntiFlicker(timing: AntiFlickerTiming(delay: ms(delay), minimum: ms(minimum)), waiting: waiting)
    for (instant, event, actions) in story {
      #expect(machine.handle(event, at: ms(instant)) == actions, "at \(instant)", sourceLocation: location)
    }
  }
}

private func ms(_ milliseconds: Int) -> Duration { .milliseconds(milliseconds) }

extension AntiFlicker.Action: Equatable where State: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.apply(let left), .apply(let right)): left == right
    case (.wake(let left), .wake(let right)): left == right
    case (.stopWaiting, .stopWaiting): true
    default: false
    }
  }
}
