import CombineShim
import Testing

@testable import TaskPublishers

struct Refused: Error, Equatable {}

/// The order of events in several tasks.
actor Log {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }
}

struct TaskPublisherTests {
  @Test func publisherSendsOneValueAndFinishes() async throws {
    let received = Received<Int>()
    TaskPublisher { 7 }.subscribe(received)
    received.demand(1)
    var events = received.events.makeAsyncIterator()

    guard case .value(7) = await events.next() else { throw Refused() }
    guard case .finished = await events.next() else { throw Refused() }
  }

  @Test func errorBecomesTheFailure() async throws {
    let received = Received<Int>()
    TaskPublisher { throw Refused() }.subscribe(received)
    received.demand(1)
    var events = received.events.makeAsyncIterator()

    guard case .failed(let error) = await events.next() else { throw Refused() }
    #expect(error is Refused)
  }

  @Test func workStartsOnDemand() async throws {
    let log = Log()
    let received = Received<Int>()
    TaskPublisher {
      await log.add("work")
      return 1
    }
    .subscribe(received)
    await log.add("subscribed")
    received.demand(1)
    var events = received.events.makeAsyncIterator()
    _ = await events.next()

    #expect(await log.lines == ["subscribed", "work"])
  }

  @Test func valueWaitsForDemand() async throws {
    let log = Log()
    let (elements, feed) = AsyncStream<Int>.makeStream()
    let received = Received<Int>()
    TaskPublisher(sending: { send in
      for await element in elements {
        try await send(element)
        await log.add("sent \(element)")
      }
    })
    .subscribe(received)
    received.demand(1)
    var events = received.events.makeAsyncIterator()
    feed.yield(1)
    feed.yield(2)
    _ = await events.next()
    await log.add("demand")
    received.demand(1)
    guard case .value(2) = await events.next() else { throw Refused() }
    feed.finish()
    guard case .finished = await events.next() else { throw Refused() }

    let lines = await log.lines
    #expect(lines.firstIndex(of: "demand")! < lines.firstIndex(of: "sent 2")!)
  }

  @Test func cancellationCancelsTheTask() async throws {
    let (started, start) = AsyncStream<Void>.makeStream()
    let (ended, end) = AsyncStream<Bool>.makeStream()
    let (forever, hold) = AsyncStream<Int>.makeStream()
    defer { hold.finish() }
    let received = Received<Int>()
    TaskPublisher(sending: { send in
      start.yield()
      for await element in forever { try await send(element) }
      end.yield(Task.isCancelled)
    })
    .subscribe(received)
    received.demand(1)
    var starts = started.makeAsyncIterator()
    var ends = ended.makeAsyncIterator()
    await starts.next()
    received.cancel()

    #expect(await ends.next() == true)
  }

  @Test func cancellationResumesAWaitingSender() async throws {
    let (ended, end) = AsyncStream<Bool>.makeStream()
    let received = Received<Int>()
    TaskPublisher(sending: { send in
      try await send(1)
      do {
        try await send(2)
      } catch {
        end.yield(error is CancellationError)
        throw error
      }
    })
    .subscribe(received)
    received.demand(1)
    var events = received.events.makeAsyncIterator()
    _ = await events.next()
    received.cancel()
    var ends = ended.makeAsyncIterator()

    #expect(await ends.next() == true)
  }
}
