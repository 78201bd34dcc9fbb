import Testing

@testable import PortableUIWeb

struct PageConnectionTests {
  private let configuration = LivePageConfiguration()

  private func open(_ queue: FrameQueue = FrameQueue(), isHidden: Bool = false) -> PageConnection {
    .open(queue, lastSent: .zero, isHidden: isHidden)
  }

  private func expirations(_ connection: PageConnection, at times: Duration...) -> [SessionEnd?] {
    times.map { connection.expiration(at: $0, lastActivity: .zero, configuration) }
  }

  @Test func sessionIsClaimedOnceByTheFirstStream() {
    var connection = PageConnection.unclaimed
    #expect(!connection.wasClaimed && connection.queue == nil)
    let isOpen = connection.open(FrameQueue(), at: .zero)
    #expect(isOpen && connection.wasClaimed && connection.queue != nil)
    _ = connection.close()
    #expect(connection.wasClaimed && connection.queue == nil)
  }

  @Test func claimWithoutAStreamLeavesAVisibleDisconnectedPage() {
    var connection = PageConnection.unclaimed
    connection.claim()
    #expect(expirations(connection, at: .seconds(179), .seconds(180)) == [nil, .disconnected])
  }

  @Test func newStreamReplacesTheOlderOneAndShowsThePage() {
    let (older, newer) = (FrameQueue(), FrameQueue())
    var connection = open(older, isHidden: true)
    let isOpen = connection.open(newer, at: .seconds(1))
    #expect(isOpen && connection.queue === newer)
    _ = connection.close()
    #expect(expirations(connection, at: .seconds(180)) == [.disconnected])
  }

  @Test func hiddenPageThatHasClosedItsStreamLivesLonger() {
    var connection = open()
    connection.hide(true)
    _ = connection.close()
    #expect(expirations(connection, at: .seconds(1_799), .seconds(1_800)) == [nil, .hidden])
    connection.hide(false)
    #expect(expirations(connection, at: .seconds(180)) == [.disconnected])
  }

  @Test func unclaimedPageCannotBeHidden() {
    var connection = PageConnection.unclaimed
    connection.hide(true)
    #expect(expirations(connection, at: .seconds(29), .seconds(30)) == [nil, .unclaimed])
  }

  @Test func closingTwiceHasNoEffect() {
    let queue = FrameQueue()
    var connection = open(queue)
    let closed = [connection.close(), connection.close()]
    #expect(closed[0] === queue && closed[1] == nil)
  }

  @Test func silentStreamNeedsAHeartbeatUnlessFramesAreUnread() {
    let queue = FrameQueue()
    var connection = open(queue)
    #expect(!connection.needsHeartbeat(at: .seconds(14), every: .seconds(15)))
    #expect(connection.needsHeartbeat(at: .seconds(15), every: .seconds(15)))
    connection.queueForSending(at: .seconds(15))?.push([1])
    #expect(!connection.needsHeartbeat(at: .seconds(29), every: .seconds(15)))
    #expect(!connection.needsHeartbeat(at: .seconds(30), every: .seconds(15)))
    _ = queue.take()
    #expect(connection.needsHeartbeat(at: .seconds(30), every: .seconds(15)))
  }

  @Test(arguments: [PageConnection.draining(since: .seconds(100)), .ended])
  func noStreamOpensOnceTheSessionEnds(_ connection: PageConnection) {
    var connection = connection
    let isOpen = connection.open(FrameQueue(), at: .seconds(101))
    #expect(!isOpen && connection.queue == nil && connection.wasClaimed)
  }

  @Test func drainingIsLimitedFromItsStartAndAnEndedSessionDoesNotExpire() {
    let draining = PageConnection.draining(since: .seconds(100))
    #expect(expirations(draining, at: .seconds(106), .seconds(107)) == [nil, .shutdown])
    #expect(expirations(.ended, at: .seconds(100_000)) == [nil])
  }
}
