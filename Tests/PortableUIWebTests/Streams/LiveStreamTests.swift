import Testing

@testable import PortableUIWeb

@MainActor
struct LiveStreamTests {
  @Test func closingIsReportedOnce() async {
    var closed = 0
    let stream = LiveStream(queue: FrameQueue()) { closed += 1 }
    await stream.close()
    await stream.close()
    #expect(closed == 1)
  }

  @Test func releasingIsReported() async {
    await withCheckedContinuation { continuation in
      _ = LiveStream(queue: FrameQueue()) { continuation.resume() }
    }
  }

  @Test func abandoningEndsTheLoopOfTheReader() async {
    let stream = LiveStream(queue: FrameQueue()) {}
    stream.abandon()
    for await _ in stream { Issue.record("There was nothing to read.") }
  }
}
