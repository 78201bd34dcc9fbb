import CombineShim
import Testing

struct PublishersMergeTests {
  typealias J = Just<Int>

  /// Returns the values of a merge of synchronous publishers.
  func values<P: Publisher>(of publisher: P) -> [P.Output] where P.Failure == Never {
    let recorder = Recorder<P.Output, Never>()
    publisher.subscribe(recorder)
    #expect(recorder.story.last == ".")
    return recorder.values
  }

  let e = Empty<Int, Never>()

  @Test func twoToEightPublishersAreMerged() {
    #expect(values(of: J(1).merge(with: e)) == [1])
    #expect(values(of: J(1).merge(with: e, J(3))) == [1, 3])
    #expect(values(of: J(1).merge(with: e, J(3), J(4))) == [1, 3, 4])
    #expect(values(of: J(1).merge(with: e, J(3), J(4), J(5))) == [1, 3, 4, 5])
    #expect(values(of: J(1).merge(with: e, J(3), J(4), J(5), J(6))) == [1, 3, 4, 5, 6])
    #expect(values(of: J(1).merge(with: e, J(3), J(4), J(5), J(6), J(7))) == [1, 3, 4, 5, 6, 7])
    #expect(values(of: J(1).merge(with: e, J(3), J(4), J(5), J(6), J(7), J(8))) == [1, 3, 4, 5, 6, 7, 8])
  }

  @Test func mergingTheSameTypeReturnsMergeMany() {
    let many: Publishers.MergeMany<J> = J(1).merge(with: J(2))
    #expect(many.publishers == [J(1), J(2)])
    let more: Publishers.MergeMany<J> = many.merge(with: J(3))
    #expect(more.publishers == [J(1), J(2), J(3)])
    #expect(values(of: more) == [1, 2, 3])
    #expect(values(of: Publishers.MergeMany(J(1), J(2))) == [1, 2])
    #expect(values(of: Publishers.MergeMany((1...12).map { J($0) })) == Array(1...12))
  }

  @Test func mergingAMergeReturnsALargerMerge() {
    let two: Publishers.Merge<J, Empty<Int, Never>> = J(1).merge(with: e)
    let three: Publishers.Merge3<J, Empty<Int, Never>, J> = two.merge(with: J(3))
    let four: Publishers.Merge4<J, Empty<Int, Never>, J, J> = three.merge(with: J(4))
    let five: Publishers.Merge5<J, Empty<Int, Never>, J, J, J> = four.merge(with: J(5))
    let six: Publishers.Merge6<J, Empty<Int, Never>, J, J, J, J> = five.merge(with: J(6))
    let seven: Publishers.Merge7<J, Empty<Int, Never>, J, J, J, J, J> = six.merge(with: J(7))
    let eight: Publishers.Merge8<J, Empty<Int, Never>, J, J, J, J, J, J> = seven.merge(with: J(8))
    #expect(values(of: eight) == [1, 3, 4, 5, 6, 7, 8])
    #expect(two.merge(with: J(3), J(4)) == four)
    #expect(two.merge(with: J(3), J(4), J(5)) == five)
    #expect(two.merge(with: J(3), J(4), J(5), J(6)) == six)
    #expect(two.merge(with: J(3), J(4), J(5), J(6), J(7)) == seven)
    #expect(two.merge(with: J(3), J(4), J(5), J(6), J(7), J(8)) == eight)
    #expect(three.merge(with: J(4), J(5)) == five)
    #expect(three.merge(with: J(4), J(5), J(6), J(7), J(8)) == eight)
    #expect(four.merge(with: J(5), J(6), J(7), J(8)) == eight)
    #expect(five.merge(with: J(6), J(7), J(8)) == eight)
    #expect(six.merge(with: J(7), J(8)) == eight)
  }

  @Test func publishersAreEqualIfTheirUpstreamsAre() {
    #expect(Publishers.Merge(J(1), J(2)) == Publishers.Merge(J(1), J(2)))
    #expect(Publishers.Merge(J(1), J(2)) != Publishers.Merge(J(1), J(3)))
    #expect(Publishers.MergeMany(J(1)) != Publishers.MergeMany(J(1), J(1)))
  }

  @Test func subscriptionIsDescribedAsMerge() {
    let recorder = Recorder<Int, Never>()
    J(1).merge(with: Empty(completeImmediately: false)).subscribe(recorder)
    #expect("\(recorder.subscription!)" == "Merge")
  }

  @Test func sinkReceivesASynchronousStateFirst() {
    var states: [String] = []
    let load = Just("loaded").delay(for: 0, scheduler: ImmediateScheduler.shared)
    let cancellable = Just("loading").merge(with: load).sink { states.append($0) }
    #expect(states == ["loading", "loaded"])
    cancellable.cancel()
  }
}
