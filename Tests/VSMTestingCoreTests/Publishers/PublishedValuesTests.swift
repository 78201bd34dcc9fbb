import CombineShim
import Dispatch
import Testing

@testable import VSMTestingCore

/// A value that cannot be sent.
private final class Reference {
  let number: Int
  init(_ number: Int) { self.number = number }
}

@MainActor struct PublishedValuesTests {
  @Test func valuesUntilTheCompletionAreReturned() async {
    #expect(await values(of: [1, 2, 3].publisher) == [1, 2, 3])
    #expect(await values(of: Empty<Int, Never>()) == [])
  }

  @Test func valuesNeedNotBeSendable() async {
    let references = await values(of: Just(Reference(7)))
    #expect(references.map(\.number) == [7])
  }

  @Test func failureIsThrown() async {
    let subject = PassthroughSubject<Int, Offline>()
    let publisher = subject.handleEvents(receiveSubscription: { _ in
      subject.send(1)
      subject.send(completion: .failure(Offline()))
    })
    await #expect(throws: Offline()) { try await values(of: publisher) }
  }

  @Test func countEndsAnEndlessPublisher() async {
    var isCanceled = false
    let endless = CurrentValueSubject<Int, Never>(1).merge(with: [2, 3].publisher)
    let publisher = endless.handleEvents(receiveCancel: { isCanceled = true })
    #expect(await values(of: publisher, count: 2) == [1, 2])
    #expect(isCanceled)
  }

  @Test func valuesMayComeFromAnotherThread() async {
    let publisher = (1...100).publisher.receive(on: DispatchQueue(label: "values"))
    #expect(await values(of: publisher) == Array(1...100))
  }

  @Test func cancellationReturnsTheValuesSoFar() async {
    let subject = CurrentValueSubject<Int, Never>(1)
    let wait = Task { await values(of: subject) }
    await Task.yield()
    wait.cancel()
    #expect(await wait.value == [1])
  }

  @Test func aWaitThatCannotEndIsReported() async {
    let subject = CurrentValueSubject<Int, Never>(1)
    let impatient = WaitPatience(warning: .zero, failure: .zero, isProcessIdle: { true })
    let failures = await WaitPatience.$current.withValue(impatient) {
      await TestFailure.recorded {
        let numbers = await values(of: subject)
        #expect(numbers == [1])
      }
    }
    #expect(failures.map(\.severity) == [.warning, .error])
    #expect(failures.last?.message.contains("It has sent 1 value. For an endless publisher, pass a count.") == true)
  }
}
