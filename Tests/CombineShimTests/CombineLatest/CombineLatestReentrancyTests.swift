#if !canImport(Combine)
  import CombineShim
  import Testing

  struct CombineLatestReentrancyTests {
    let a = PassthroughSubject<Int, Oops>()
    let b = PassthroughSubject<Int, Oops>()

    @Test func valueSentDuringADeliveryIsCombinedAfterIt() {
      let recorder = Recorder<Int, Oops>()
      recorder.onValue = { [a, b] in
        if $0 == 11 {
          a.send(2)
          b.send(2)
        }
        return .none
      }
      a.combineLatest(b) { $0 * 10 + $1 }.subscribe(recorder)
      a.send(1)
      b.send(1)
      #expect(recorder.values == [11, 21, 22])
      #expect(!recorder.overlapped)
    }

    @Test func completionSentDuringADeliveryFollowsIt() {
      let recorder = Recorder<Int, Oops>()
      recorder.onValue = { [a, b] _ in
        a.send(completion: .finished)
        b.send(completion: .finished)
        return .none
      }
      a.combineLatest(b) { $0 * 10 + $1 }.subscribe(recorder)
      a.send(1)
      b.send(1)
      #expect(recorder.story == "sv.")
    }
  }
#endif
