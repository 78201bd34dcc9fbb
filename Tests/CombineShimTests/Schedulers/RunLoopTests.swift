import CombineShim
import Foundation
import Testing

/// The run loop of a thread as a scheduler.
@Suite(.timeLimit(.minutes(5)))
struct RunLoopTests {
  @Test func deliveryIsOnTheThreadOfTheRunLoop() async {
    let thread = RunLoopThread()
    let loop = await thread.start()
    let places = Just(1).receive(on: loop).map { _ in RunLoopThread.isCurrent }
    #expect(await values(of: places) == [true])
    thread.stop()
  }

  @Test func delayedDeliveryIsOnTheThreadOfTheRunLoop() async {
    let thread = RunLoopThread()
    let loop = await thread.start()
    let places = Just(1).delay(for: .milliseconds(1), scheduler: loop).map { _ in RunLoopThread.isCurrent }
    #expect(await values(of: places) == [true])
    thread.stop()
  }

  @Test func timerIsOnTheThreadOfItsRunLoop() async {
    let thread = RunLoopThread()
    let loop = await thread.start()
    let places = Timer.publish(every: 0.001, on: loop, in: .default).autoconnect().map { _ in RunLoopThread.isCurrent }
    #expect(await values(of: places, count: 2) == [true, true])
    thread.stop()
  }

  @Test func timerDropsValuesWithoutDemand() async {
    let timer = Timer.publish(every: 0.001, on: .main, in: .common)
    let one = Recorder<Date, Never>(.max(1))
    timer.subscribe(one)
    let connection = timer.connect()
    #expect(await values(of: timer, count: 3).count == 3)
    connection.cancel()
    #expect(one.values.count == 1)
  }

  @Test func timesAreThoseOfDates() {
    let start = RunLoop.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 10))
    let end = start.advanced(by: .milliseconds(1500))
    #expect(end.date == Date(timeIntervalSinceReferenceDate: 11.5))
    #expect(start.distance(to: end) == .seconds(1.5) && start < end)
    #expect(RunLoop.SchedulerTimeType.Stride.microseconds(5).timeInterval == 0.000_005)
    #expect(2 * RunLoop.SchedulerTimeType.Stride.seconds(3) - 1 == 5.0)
  }
}

/// A thread that runs its run loop until it is stopped.
///
/// Unchecked because the lock guards the run loop, and only scheduling uses it on other threads. A continuation that is
/// resumed before the task waits for it orders the two threads with atomics of the runtime, which the thread sanitizer
/// does not see.
private final class RunLoopThread: @unchecked Sendable {
  private static let mark = "RunLoopThread"
  static var isCurrent: Bool { Thread.current.threadDictionary[mark] != nil }

  private let lock = NSLock()
  private var loop: RunLoop?

  func start() async -> RunLoop {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [self] in
        Thread.current.threadDictionary[Self.mark] = true
        let loop = RunLoop.current
        lock.withLock { self.loop = loop }
        // Without a timer, the run loop would end. It doesn't wake for actions of other threads, either.
        let timer = Timer(timeInterval: 0.001, repeats: true) { _ in }
        loop.add(timer, forMode: .default)
        continuation.resume()
        while isRunning { loop.run(until: Date(timeIntervalSinceNow: 0.002)) }
        timer.invalidate()
      }
    }
    return lock.withLock { loop! }
  }

  private var isRunning: Bool { lock.withLock { loop != nil } }

  func stop() { lock.withLock { loop = nil } }
}
