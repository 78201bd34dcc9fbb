import CombineShim
import Foundation
import Testing

@testable import PortableUI

/// A publisher that is created at each access and equals the others of its subject, like a state's publisher.
private struct EquatablePublisher: Publisher, Equatable {
  typealias Output = Int
  typealias Failure = Never
  let subject: CurrentValueSubject<Int, Never>
  let log: Log

  static func == (left: Self, right: Self) -> Bool { left.subject === right.subject }

  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Int, Downstream.Failure == Never {
    MainActor.assumeIsolated { [log] in log.note("subscribed") }
    subject.receive(subscriber: subscriber)
  }
}

@MainActor
@Suite struct OnReceiveTests {
  private struct Page: View {
    let log: Log
    let subjects: [CurrentValueSubject<Int, Never>]
    @State private var index = 0
    @State private var other = 0
    @State private var isShown = true
    var body: some View {
      let seen = other
      if isShown {
        Text("a").onReceive(EquatablePublisher(subject: subjects[index], log: log)) { log.note("\($0) in \(seen)") }
      }
      Button("Other") { other += 1 }
      Button("Next") { index += 1 }
      Button("Hide") { isShown = false }
    }
  }

  @Test func equalPublisherKeepsItsSubscriptionAndCallsTheNewestClosure() {
    let (log, subject) = (Log(), CurrentValueSubject<Int, Never>(1))
    let page = TestPage { Page(log: log, subjects: [subject]) }
    #expect(log.take() == ["subscribed", "1 in 0"])
    page.press("Other")
    #expect(log.take() == [])
    subject.send(2)
    #expect(log.take() == ["2 in 1"])
    #expect(page.host.usage.subscriptions == 1)
  }

  @Test func differentPublisherReplacesTheSubscription() {
    let log = Log()
    let subjects = [CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(10)]
    let page = TestPage { Page(log: log, subjects: subjects) }
    _ = log.take()
    page.press("Next")
    #expect(log.take() == ["subscribed", "10 in 0"])
    subjects[0].send(2)
    #expect(log.take() == [])
    #expect(page.host.usage.subscriptions == 1)
  }

  @Test func removedViewReceivesNothing() {
    let (log, subject) = (Log(), CurrentValueSubject<Int, Never>(1))
    let page = TestPage { Page(log: log, subjects: [subject]) }
    _ = log.take()
    page.press("Hide")
    subject.send(2)
    #expect(log.take() == [])
    #expect(page.host.usage.subscriptions == 0)
  }

  @Test func subjectsAreComparedByIdentity() {
    struct Page: View {
      let log: Log
      let subject: PassthroughSubject<String, Never>
      @State private var other = 0
      var body: some View {
        Button("Other \(other)") { other += 1 }.onReceive(subject) { log.note($0) }
      }
    }
    let (log, subject) = (Log(), PassthroughSubject<String, Never>())
    let page = TestPage { Page(log: log, subject: subject) }
    page.press("Other 0")
    subject.send("a")
    #expect(log.take() == ["a"])
  }

  @Test func valuesFromAnotherThreadArriveOnTheMainActorInOrder() async {
    struct Page: View {
      let log: Log
      let subject: PassthroughSubject<Int, Never>
      let arrived: Signal
      @State private var last = 0
      var body: some View {
        Text("\(last)").onReceive(subject) {
          MainActor.assertIsolated()
          log.note("\($0)")
          last = $0
          arrived.send()
        }
      }
    }
    /// Transfers the subject to another thread. Unchecked: a subject is thread-safe.
    struct Carried: @unchecked Sendable { let subject: PassthroughSubject<Int, Never> }
    let (log, subject) = (Log(), PassthroughSubject<Int, Never>())
    let arrived = Signal()
    let page = TestPage { Page(log: log, subject: subject, arrived: arrived) }
    let carried = Carried(subject: subject)
    DispatchQueue.global().async { for value in 1...3 { carried.subject.send(value) } }
    for _ in 1...3 { await arrived.wait() }
    #expect(log.take() == ["1", "2", "3"])
    page.host.flush()
    #expect(page.texts == ["3"])
  }

  @Test func closureRunsWithItsPageAsTheCurrentOne() {
    struct Page: View {
      let subject: PassthroughSubject<Int, Never>
      let found: (ViewHost?) -> Void
      var body: some View { Text("a").onReceive(subject) { _ in found(ViewHost.current) } }
    }
    let subject = PassthroughSubject<Int, Never>()
    var found: ViewHost?
    let page = TestPage { Page(subject: subject) { found = $0 } }
    subject.send(1)
    #expect(found === page.host)
  }

  @Test func publishedValueSetsState() {
    struct Page: View {
      let subject: CurrentValueSubject<Int, Never>
      @State private var value = 0
      var body: some View { Text("\(value)").onReceive(subject) { value = $0 } }
    }
    let page = TestPage { Page(subject: CurrentValueSubject(3)) }
    #expect(page.texts == ["3"])
  }
}
