import Testing

@testable import PortableUIWeb

struct FrameQueueStateTests {
  private static func isCall(_ action: FrameQueueState.Action) -> Bool {
    if case .call = action { true } else { false }
  }

  @Test func onlyTheFirstOfSeveralFramesCallsTheHandler() {
    var state = FrameQueueState()
    #expect(!Self.isCall(state.whenReady {}))
    #expect([1, 2].map { Self.isCall(state.push([$0])) } == [true, false])
    #expect(state.take() == ([1, 2], false))
    #expect(Self.isCall(state.push([3])))
  }

  @Test func handlerIsCalledOnceAtTheEnd() {
    var state = FrameQueueState()
    _ = state.whenReady {}
    #expect(Self.isCall(state.finish(.violation)))
    #expect(!Self.isCall(state.finish(.finished)) && !Self.isCall(state.abandon().writer))
  }

  @Test func firstReasonOfTheEndRemains() {
    var state = FrameQueueState()
    _ = state.finish(.violation)
    _ = state.finish(.finished)
    _ = state.abandon()
    _ = state.close()
    #expect(state.end == .violation)
  }

  @Test func abandonmentIsReportedOnce() {
    var state = FrameQueueState()
    _ = state.whenAbandoned {}
    _ = state.finish(.finished)
    #expect(Self.isCall(state.abandon().abandonment))
    #expect(!Self.isCall(state.abandon().abandonment))
    #expect(Self.isCall(state.whenAbandoned {}))
  }
}
