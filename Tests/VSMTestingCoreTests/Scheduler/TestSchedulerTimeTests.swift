import CombineShim
import Testing
import VSMTestingCore

@Suite struct TestSchedulerTimeTests {
  private typealias Time = TestScheduler.SchedulerTimeType
  private typealias Interval = TestScheduler.SchedulerTimeType.Stride

  @Test func intervalsAreWholeMilliseconds() {
    #expect(Interval.seconds(2) == 2000)
    #expect(Interval.milliseconds(300) == 300)
    #expect(Interval.microseconds(3000) == 3)
    #expect(Interval.nanoseconds(4_000_000) == 4)
    #expect(Interval(exactly: UInt8(5)) == 5)
    #expect(Interval(exactly: UInt64.max) == nil)
  }

  @Test(arguments: [(16.1, 16100), (1.001, 1001), (0.3, 300), (0.0004, 1), (1.0 / 60, 17), (-0.5, -500)])
  func fractionalMillisecondsAreRoundedUp(seconds: Double, milliseconds: Int) {
    #expect(Interval.seconds(seconds).milliseconds == milliseconds)
  }

  @Test func smallIntervalsAreRoundedUp() {
    #expect(Interval.microseconds(1) == 1)
    #expect(Interval.microseconds(1001) == 2)
    #expect(Interval.nanoseconds(1) == 1)
    #expect(Interval.nanoseconds(0) == 0)
    #expect(Interval.nanoseconds(-1) == 0)
    #expect(Interval.microseconds(-1001) == -1)
  }

  @Test func intervalsAreNumbers() {
    #expect(Interval.seconds(1) + 300 == 1300)
    #expect(Interval.seconds(1) - 300 == 700)
    #expect(Interval.seconds(1) * 3 == 3000)
    #expect(-Interval.seconds(1) == -1000)
    #expect(Interval.milliseconds(999) < .seconds(1))
    #expect((-Interval.seconds(1)).magnitude == 1000)
  }

  @Test func distanceBetweenTimesIsAnInterval() {
    let time: Time = 200
    #expect(time.advanced(by: .milliseconds(300)) == 500)
    #expect(time.distance(to: 1200) == .seconds(1))
    #expect(time < 201)
    #expect("\(time)" == "200")
    #expect("\(Interval.seconds(1))" == "1000")
  }

  /// The scheduler can be passed to code that accepts any scheduler.
  @Test func genericCodeAcceptsTheScheduler() {
    let scheduler = TestScheduler()
    var times: [Time] = []
    afterHalfASecond(on: scheduler) { times.append(scheduler.now) }
    scheduler.advance(to: 1000)
    #expect(times == [500])
  }

  private func afterHalfASecond<S: Scheduler>(on scheduler: S, _ action: @escaping () -> Void) {
    scheduler.schedule(after: scheduler.now.advanced(by: .seconds(0.5)), action)
  }
}
