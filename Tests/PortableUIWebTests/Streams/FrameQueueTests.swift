import Testing

@testable import PortableUIWeb

struct FrameQueueTests {
  @Test func waitingFramesAreJoined() async {
    let queue = FrameQueue()
    queue.push([1])
    queue.push([2, 3])
    #expect(!queue.isEmpty)
    #expect(await queue.next() == [1, 2, 3])
    #expect(queue.isEmpty)
  }

  @Test func frameResumesTheReader() async {
    let queue = FrameQueue()
    async let frame = queue.next()
    queue.push([1])
    #expect(await frame == [1])
  }

  @Test func framesBeforeTheEndAreRead() async {
    let queue = FrameQueue()
    queue.push([1])
    queue.finish()
    queue.push([2])
    #expect(await queue.next() == [1])
    #expect(await queue.next() == nil)
  }

  @Test func abandoningDropsFrames() async {
    let queue = FrameQueue()
    queue.push([1])
    queue.abandon()
    #expect(await queue.next() == nil)
  }

  @Test func endResumesTheReader() async {
    let queue = FrameQueue()
    async let frame = queue.next()
    queue.finish()
    #expect(await frame == nil)
  }

  @Test func cancellationEndsTheQueue() async {
    let queue = FrameQueue()
    let reader = Task { await queue.next() }
    reader.cancel()
    #expect(await reader.value == nil)
    #expect(await queue.next() == nil)
  }

  /// The reader of a stream that has ended keeps its connection for further requests, unless the stream was abandoned.
  @Test func abandoningRunsTheActionThatWasSetBefore() async {
    let queue = FrameQueue()
    await confirmation { closed in
      queue.whenAbandoned { closed() }
      // A reader that runs as soon as the queue has ended.
      queue.whenReady { queue.whenAbandoned {} }
      queue.abandon()
    }
  }

  @Test func queueIsClosedOnce() {
    let queue = FrameQueue()
    #expect(queue.close())
    #expect(!queue.close())
  }

  @Test func framesFromAnotherThreadArriveInOrder() async {
    let queue = FrameQueue()
    let writer = Task.detached {
      for number in 0..<10_000 { queue.push([UInt8(truncatingIfNeeded: number)]) }
      queue.finish()
    }
    var received: [UInt8] = []
    while let frame = await queue.next() { received += frame }
    await writer.value
    #expect(received == (0..<10_000).map { UInt8(truncatingIfNeeded: $0) })
  }
}
