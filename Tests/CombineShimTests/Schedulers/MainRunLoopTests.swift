import CombineShim
import Foundation
import MainActorIsolation
import Testing

/// The main run loop as a scheduler, in a process whose async `main` runs no run loop, as in a server.
@Suite(.timeLimit(.minutes(5)))
struct MainRunLoopTests {
  @Test func receiveDeliversOnTheMainActor() async {
    let delivered = Just(1).receive(on: RunLoop.main).map { _ in MainActorContext.isCurrent }
    #expect(await values(of: delivered) == [true])
  }

  @Test func receiveKeepsTheOrder() async {
    #expect(await values(of: (1...100).publisher.receive(on: RunLoop.main)) == Array(1...100))
  }

  @Test func debounceDelivers() async {
    let debounced = CurrentValueSubject<Int, Never>(1).debounce(for: .milliseconds(5), scheduler: RunLoop.main)
    #expect(await values(of: debounced, count: 1) == [1])
  }

  @Test func throttleDelivers() async {
    let throttled = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect()
      .throttle(for: .milliseconds(5), scheduler: RunLoop.main, latest: true)
    #expect(await values(of: throttled, count: 2).count == 2)
  }

  @Test func delayDeliversNotEarlier() async {
    let start = Date()
    #expect(await values(of: Just(1).delay(for: .milliseconds(20), scheduler: RunLoop.main)) == [1])
    #expect(Date().timeIntervalSince(start) >= 0.02)
  }

  @Test func timeoutCompletes() async {
    let silent = Empty<Int, Never>(completeImmediately: false)
    #expect(await values(of: silent.timeout(.milliseconds(5), scheduler: RunLoop.main).replaceEmpty(with: 1)) == [1])
  }

  @Test func subscriptionIsMade() async {
    #expect(await values(of: Just(1).subscribe(on: RunLoop.main)) == [1])
  }

  @Test func genericCodeDelivers() async {
    func delivery(on scheduler: some Scheduler) -> AnyPublisher<Int, Never> {
      Just(1).receive(on: scheduler).eraseToAnyPublisher()
    }
    #expect(await values(of: delivery(on: RunLoop.main)) == [1])
  }

  @Test func scheduledActionRuns() async {
    let run = Future<Bool, Never> { promise in RunLoop.main.schedule { promise(.success(MainActorContext.isCurrent)) } }
    #expect(await values(of: run) == [true])
  }

  @Test func repeatedActionRunsUntilItIsCanceled() async {
    let repeated = PassthroughSubject<Void, Never>()
    let times = RunLoop.main.schedule(after: RunLoop.main.now, interval: .milliseconds(1)) { repeated.send() }
    #expect(await values(of: repeated, count: 3).count == 3)
    times.cancel()
  }

  @Test func timerPublishes() async {
    let timer = Timer.publish(every: 0.005, on: .main, in: .common).autoconnect()
    let dates = await values(of: timer, count: 3)
    #expect(dates.count == 3 && dates == dates.sorted())
  }

  @Test func timerStartsWhenItIsConnected() async {
    let timer = Timer.publish(every: 0.005, on: .main, in: .default)
    let early = timer.sink { _ in Issue.record("The timer isn't connected.") }
    #expect(await values(of: Timer.publish(every: 0.01, on: .main, in: .default).autoconnect(), count: 2).count == 2)
    early.cancel()
    let connection = timer.connect()
    #expect(await values(of: timer, count: 2).count == 2)
    connection.cancel()
  }
}

/// Returns the first values of a publisher, or all of them.
func values<P: Publisher>(of publisher: P, count: Int = .max) async -> [P.Output]
where P.Output: Sendable, P.Failure == Never {
  let (received, continuation) = AsyncStream<P.Output>.makeStream()
  let subscription = publisher.sink(
    receiveCompletion: { _ in continuation.finish() }, receiveValue: { continuation.yield($0) })
  defer { subscription.cancel() }
  var values: [P.Output] = []
  for await value in received {
    values.append(value)
    if values.count == count { break }
  }
  return values
}
