import Testing

@testable import PortableUIWeb

@MainActor
struct LiveStreamTests {
  @Test func closingIsReportedOnce() async {
    var closed = 0
    let stream = LiveStream(queue: FrameQueue(), wakeups: StreamWakeups()) { closed += 1 }
    await stream.close()
    await stream.close()
    #expect(closed == 1)
  }

  @Test func releasingIsReported() async {
    await withCheckedContinuation { continuation in
      _ = LiveStream(queue: FrameQueue(), wakeups: StreamWakeups()) { continuation.resume() }
    }
  }

  @Test func abandoningEndsTheLoopOfTheReader() async {
    let stream = LiveStream(queue: FrameQueue(), wakeups: StreamWakeups()) {}
    stream.abandon()
    for await _ in stream { Issue.record("There was nothing to read.") }
  }
}
