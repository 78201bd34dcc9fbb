import PortableUI
import Testing

@testable import PortableUIWeb

struct EventInboxTests {
  private let events = (1...3).map { Event(NodeID(rawValue: $0), .click) }

  private func inbox(applied: UInt64 = 0) -> EventInbox {
    var configuration = LivePageConfiguration()
    configuration.eventsPerRequest = 4
    configuration.eventBurst = 5
    configuration.eventsPerSecond = 1
    configuration.eventsWhilePaused = 3
    configuration.bytesPerEvent = 100
    var inbox = EventInbox(configuration, at: .zero)
    inbox.apply(applied)
    return inbox
  }

  @Test func nextBatchFollowsTheAppliedOne() {
    var inbox = inbox()
    #expect(inbox.next == 1)
    inbox.apply(1)
    #expect(inbox.applied == 1 && inbox.next == 2)
  }

  @Test func tokensAreTakenAndRefilled() throws {
    var inbox = inbox()
    try inbox.takeTokens(5, at: .zero)
    #expect(throws: LiveRejection.tooManyEvents) { try inbox.takeTokens(1, at: .milliseconds(999)) }
    try inbox.takeTokens(1, at: .seconds(1))
  }

  @Test func aRequestWithTheMostEventsIsNeverTooMuch() throws {
    var configuration = LivePageConfiguration()
    configuration.eventsPerRequest = 100
    configuration.eventBurst = 1
    var inbox = EventInbox(configuration, at: .zero)
    try inbox.takeTokens(101, at: .zero)
  }

  @Test func bytesBeyondOneEventDelayLaterRequests() throws {
    var inbox = inbox()
    inbox.charge(bytes: 100, at: .zero)
    try inbox.takeTokens(1, at: .zero)
    inbox.charge(bytes: 700, at: .zero)
    #expect(throws: LiveRejection.tooManyEvents) { try inbox.takeTokens(1, at: .seconds(2)) }
    try inbox.takeTokens(1, at: .seconds(3))
  }

  @Test func eventsAreLimitedOnlyWhileRenderingIsStopped() throws {
    var inbox = inbox()
    try inbox.admit(50, isRenderingStopped: false)
    try inbox.admit(2, isRenderingStopped: true)
    #expect(throws: LiveRejection.tooManyEvents) { try inbox.admit(2, isRenderingStopped: true) }
    try inbox.admit(1, isRenderingStopped: true)
    try inbox.admit(1, isRenderingStopped: false)
    try inbox.admit(3, isRenderingStopped: true)
  }

  @Test func lastBatchWithoutARepetitionHasToFollow() {
    let last = EventBatch(number: 4, acknowledged: 0, events: events, isLast: true)
    #expect(inbox(applied: 3).remainder(of: last) == last)
    #expect(inbox(applied: 2).remainder(of: last) == nil)
    #expect(inbox(applied: 4).remainder(of: last) == nil)
  }

  @Test func lastBatchLosesTheEventsThatWereApplied() {
    let last = EventBatch(number: 4, acknowledged: 0, events: events, repeated: 2, isLast: true)
    // The unanswered request was lost: all events are new.
    #expect(inbox(applied: 3).remainder(of: last)?.events == events)
    // It was applied, and only its answer was lost.
    let rest = inbox(applied: 4).remainder(of: last)
    #expect(rest?.number == 5 && rest?.events == [events[2]])
  }
}
