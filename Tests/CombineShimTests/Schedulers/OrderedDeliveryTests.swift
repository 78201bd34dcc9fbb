#if !canImport(Combine)
  import CombineShim
  import Dispatch
  import Foundation
  import Testing

  /// Operators on schedulers that run several actions at the same time, as Combine does not guarantee it.
  @Suite(.timeLimit(.minutes(2)))
  struct OrderedDeliveryTests {
    private let numbers = Array(1...20)

    @Test func globalQueueDeliversAllValuesInOrder() async {
      for _ in 1...500 {
        let received = await values(of: numbers.publisher.receive(on: DispatchQueue.global()))
        #expect(received == numbers)
      }
    }

    @Test func operationQueueDeliversAllValuesInOrder() async {
      for _ in 1...200 {
        let received = await values(of: numbers.publisher.receive(on: OperationQueue()))
        #expect(received == numbers)
      }
    }

    @Test func delayedValuesAreDeliveredInOrder() async {
      for _ in 1...200 {
        let delayed = numbers.publisher.delay(for: .microseconds(100), scheduler: DispatchQueue.global())
        #expect(await values(of: delayed) == numbers)
      }
    }

    @Test func valuesBeforeATimeoutAreDeliveredInOrder() async {
      for _ in 1...200 {
        let timed = numbers.publisher.timeout(.seconds(60), scheduler: DispatchQueue.global())
        #expect(await values(of: timed) == numbers)
      }
    }

    @Test func deliveriesDoNotOverlap() async {
      let recorder = Recorder<Int, Never>()
      await withCheckedContinuation { continuation in
        recorder.onCompletion = { continuation.resume() }
        numbers.publisher.receive(on: DispatchQueue.global()).subscribe(recorder)
      }
      #expect(recorder.values == numbers && !recorder.overlapped)
    }

    @Test func subscribersDoNotWaitForEachOther() async {
      let delivery = Just(1).receive(on: DispatchQueue.global())
      let isFirst = DispatchSemaphore(value: 0)
      let first = delivery.map { _ in isFirst.wait(timeout: .now() + 60) == .success }
      let second = delivery.map { _ in
        isFirst.signal()
        return true
      }
      #expect(await values(of: first.merge(with: second)) == [true, true])
    }

    // MARK: A scheduler that runs the latest action first

    @Test func valuesAndCompletionAreDeliveredInOrder() {
      let scheduler = BackwardScheduler()
      let recorder = Recorder<Int, Never>()
      [1, 2, 3].publisher.receive(on: scheduler).subscribe(recorder)
      scheduler.run()
      #expect(recorder.values == [1, 2, 3] && recorder.story == "svvv.")
    }

    @Test func delayedValuesAndCompletionAreDeliveredInOrder() {
      let scheduler = BackwardScheduler()
      let recorder = Recorder<Int, Never>()
      [1, 2, 3].publisher.delay(for: 1, scheduler: scheduler).subscribe(recorder)
      scheduler.run()
      #expect(recorder.values == [1, 2, 3] && recorder.story == "svvv.")
    }

    @Test func nothingIsDeliveredAfterACancellation() {
      let scheduler = BackwardScheduler()
      let recorder = Recorder<Int, Never>()
      recorder.onValue = { _ in
        recorder.cancel()
        return .none
      }
      let subject = PassthroughSubject<Int, Never>()
      subject.receive(on: scheduler).subscribe(recorder)
      for number in 1...3 { subject.send(number) }
      scheduler.run()
      #expect(recorder.story == "sv")
    }

    @Test func demandIsPassedOn() {
      let scheduler = BackwardScheduler()
      let recorder = Recorder<Int, Never>(.max(1))
      recorder.onValue = { $0 == 1 ? .max(1) : .none }
      [1, 2, 3].publisher.receive(on: scheduler).subscribe(recorder)
      scheduler.run()
      #expect(recorder.values == [1, 2] && recorder.story == "svv")
      recorder.request(.unlimited)
      scheduler.run()
      #expect(recorder.story == "svvv.")
    }

    @Test func actionsThatAreScheduledWhileOneRunsAreRunAfterIt() {
      let scheduler = BackwardScheduler()
      let subject = PassthroughSubject<Int, Never>()
      let recorder = Recorder<Int, Never>()
      recorder.onValue = { value in
        if value == 1 {
          subject.send(2)
          scheduler.run()
          subject.send(completion: .finished)
        }
        return .none
      }
      subject.receive(on: scheduler).subscribe(recorder)
      subject.send(1)
      scheduler.run()
      #expect(recorder.story == "svv." && !recorder.overlapped)
    }
  }

  /// A scheduler that runs its actions when a test calls `run()`, the latest one first.
  private final class BackwardScheduler: _ConcurrentScheduler {
    typealias SchedulerTimeType = ImmediateScheduler.SchedulerTimeType
    typealias SchedulerOptions = Never

    private var actions: [() -> Void] = []

    var now: SchedulerTimeType { ImmediateScheduler.shared.now }
    var minimumTolerance: SchedulerTimeType.Stride { 0 }

    func run() {
      while let action = actions.popLast() { action() }
    }

    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      actions.append(action)
    }

    func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) {
      actions.append(action)
    }

    func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
      actions.append(action)
      return AnyCancellable {}
    }
  }
#endif
