import NIOCore
import Testing

@testable import PortableUIHummingbird

private let start = NIODeadline.uptimeNanoseconds(1_000_000_000_000)

private func after(_ seconds: Int64) -> NIODeadline { start + .seconds(seconds) }

/// Checks a value of a mutating method, which the macro cannot call.
private func expect(_ value: Bool, _ expected: Bool, at location: SourceLocation = #_sourceLocation) {
  #expect(value == expected, sourceLocation: location)
}

struct ConnectionStateTests {
  private let limits: LiveServerLimits
  private var state: ConnectionState

  init() {
    var limits = LiveServerLimits()
    limits.headTimeout = .seconds(10)
    limits.idleTimeout = .seconds(75)
    limits.bodyTimeout = .seconds(20)
    limits.writeTimeout = .seconds(20)
    limits.minimumBytesPerSecond = 500
    limits.shutdownTimeout = .seconds(8)
    self.limits = limits
    state = ConnectionState(limits: limits, at: start)
  }

  @Test func aConnectionWithoutARequestIsIdle() {
    #expect(state.deadline == after(75))
  }

  @Test mutating func furtherBytesOfAHeadDoNotMoveItsDeadline() {
    state.receivedBytes(at: after(5))
    state.receivedBytes(at: after(14))
    #expect(state.deadline == after(15))
    expect(state.isTooSlow(at: after(15), isReading: true, buffered: 0), false)
    #expect(state.deadline == after(15) + .milliseconds(50))
    state.receivedBytes(at: after(15) + .milliseconds(40))
    expect(state.isTooSlow(at: after(15) + .milliseconds(50), isReading: true, buffered: 0), true)
  }

  @Test mutating func aBodyHasTimeForItsBytes() {
    state.receivedHead(keepsAlive: true, at: start)
    #expect(state.deadline == after(20))
    state.receivedBody(5000)
    #expect(state.deadline == after(30))
    expect(state.isTooSlow(at: after(30), isReading: true, buffered: 0), false)
    state.receivedBody(1)
    expect(state.isTooSlow(at: after(30) + .milliseconds(50), isReading: true, buffered: 0), true)
  }

  /// An event loop that had no processor runs its timers first.
  @Test mutating func bytesThatWereReadLateCount() {
    expect(state.isTooSlow(at: after(75), isReading: true, buffered: 0), false)
    state.receivedBytes(at: after(75) + .milliseconds(1))
    expect(state.isTooSlow(at: after(75) + .milliseconds(50), isReading: true, buffered: 0), false)
    #expect(state.deadline == after(85) + .milliseconds(1))
  }

  @Test mutating func aBodyThatTheServerDoesNotReadHasMoreTime() {
    state.receivedHead(keepsAlive: true, at: start)
    expect(state.isTooSlow(at: after(20), isReading: false, buffered: 0), false)
    #expect(state.deadline == after(40))
  }

  @Test mutating func aHandlerMayTakeItsTime() {
    state.receivedHead(keepsAlive: true, at: start)
    state.receivedEnd(at: start)
    #expect(state.deadline == nil)
    state.receivedBytes(at: after(50))
    #expect(state.deadline == nil)
    state.responded(at: after(100))
    #expect(state.deadline == after(110))
  }

  @Test mutating func anIdleTimeStartsWithTheEndOfTheResponse() {
    state.receivedHead(keepsAlive: true, at: start)
    state.receivedEnd(at: start)
    state.wrote(10, at: after(3))
    #expect(state.deadline == after(23))
    state.responded(at: after(4))
    #expect(state.deadline == after(79))
  }

  @Test mutating func aStreamWhoseClientReadsHasNoEnd() {
    state.receivedHead(keepsAlive: true, at: start)
    state.receivedEnd(at: start)
    for second in stride(from: 0, to: 1000, by: 20) as StrideTo<Int64> {
      state.wrote(10, at: after(second))
      expect(state.isTooSlow(at: after(second + 20), isReading: true, buffered: 0), false)
    }
  }

  @Test mutating func aClientThatAcceptsNothingIsTooSlow() {
    state.receivedHead(keepsAlive: true, at: start)
    state.receivedEnd(at: start)
    state.wrote(100_000, at: start)
    expect(state.isTooSlow(at: after(20), isReading: true, buffered: 60_000), false)
    state.wrote(10, at: after(30))
    expect(state.isTooSlow(at: after(40), isReading: true, buffered: 60_010), true)
  }

  @Test mutating func aClientThatAcceptsEnoughIsNotTooSlow() {
    state.receivedHead(keepsAlive: true, at: start)
    state.receivedEnd(at: start)
    state.wrote(100_000, at: start)
    expect(state.isTooSlow(at: after(20), isReading: true, buffered: 60_000), false)
    state.wrote(10_000, at: after(30))
    expect(state.isTooSlow(at: after(40), isReading: true, buffered: 60_000), false)
    expect(state.isTooSlow(at: after(60), isReading: true, buffered: 50_001), true)
  }

  @Test mutating func aShutdownWaitsForResponsesUpToItsDeadline() {
    state.receivedHead(keepsAlive: true, at: start)
    state.receivedEnd(at: start)
    state.shutDown(at: after(1))
    #expect(!state.isDone && state.isLastResponse)
    #expect(state.deadline == after(9) && !state.isOverdue(at: after(8)) && state.isOverdue(at: after(9)))
    state.shutDown(at: after(5))
    #expect(state.deadline == after(9))
    state.responded(at: after(6))
    #expect(state.isDone)
  }

  @Test mutating func theConnectionOfALastRequestIsReadForAShortTime() {
    state.receivedHead(keepsAlive: false, at: start)
    state.receivedEnd(at: start)
    #expect(state.hasEnded && state.deadline == nil)
    state.responded(at: after(100))
    #expect(state.isDone && state.deadline == after(110))
  }
}
