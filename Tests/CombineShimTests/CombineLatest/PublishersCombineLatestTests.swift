import CombineShim
import Testing

struct PublishersCombineLatestTests {
  typealias J = Just<Int>

  func values<P: Publisher>(of publisher: P) -> [P.Output] where P.Failure == Never {
    let recorder = Recorder<P.Output, Never>()
    publisher.subscribe(recorder)
    #expect(recorder.story.last == ".")
    return recorder.values
  }

  @Test func twoToFourPublishersAreCombined() {
    let two = values(of: J(1).combineLatest(Just("b")))
    #expect(two.map(\.0) == [1])
    #expect(two.map(\.1) == ["b"])
    let three = values(of: J(1).combineLatest(Just("b"), Just(3.0)))
    #expect(three.map(\.2) == [3.0])
    let four = values(of: J(1).combineLatest(Just("b"), Just(3.0), Just(true)))
    #expect(four.map(\.3) == [true])
  }

  @Test func transformIsAppliedToCombinations() {
    #expect(values(of: J(1).combineLatest(J(2)) { $0 * 10 + $1 }) == [12])
    #expect(values(of: J(1).combineLatest(J(2), J(3)) { [$0, $1, $2] }) == [[1, 2, 3]])
    #expect(values(of: J(1).combineLatest(J(2), J(3), J(4)) { [$0, $1, $2, $3] }) == [[1, 2, 3, 4]])
  }

  @Test func eachInputKeepsItsLatestValue() {
    let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
    let recorder = Recorder<[Int], Never>()
    subjects[0].combineLatest(subjects[1], subjects[2], subjects[3]) { [$0, $1, $2, $3] }.subscribe(recorder)
    for (index, subject) in subjects.enumerated() { subject.send(index) }
    for (index, subject) in subjects.enumerated() { subject.send(10 + index) }
    #expect(recorder.values == [[0, 1, 2, 3], [10, 1, 2, 3], [10, 11, 2, 3], [10, 11, 12, 3], [10, 11, 12, 13]])
  }

  @Test func nilIsAValue() {
    let subject = PassthroughSubject<Int?, Never>()
    let recorder = Recorder<String, Never>()
    subject.combineLatest(J(1)) { "\($0 ?? 0) \($1)" }.subscribe(recorder)
    subject.send(nil)
    subject.send(2)
    subject.send(nil)
    #expect(recorder.values == ["0 1", "2 1", "0 1"])
  }

  @Test func publishersAreEqualIfTheirUpstreamsAre() {
    #expect(J(1).combineLatest(Just("b")) == Publishers.CombineLatest(J(1), Just("b")))
    #expect(J(1).combineLatest(Just("b")) != Publishers.CombineLatest(J(1), Just("c")))
    #expect(J(1).combineLatest(J(2), J(3)) == Publishers.CombineLatest3(J(1), J(2), J(3)))
    #expect(J(1).combineLatest(J(2), J(3), J(4)) != Publishers.CombineLatest4(J(1), J(2), J(3), J(5)))
  }

  @Test func subscriptionIsDescribedAsCombineLatest() {
    let recorder = Recorder<(Int, Int), Never>(.none)
    J(1).combineLatest(J(2)).subscribe(recorder)
    #expect("\(recorder.subscription!)" == "CombineLatest")
  }
}
