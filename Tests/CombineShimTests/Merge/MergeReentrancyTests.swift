import CombineShim
import Testing

struct MergeReentrancyTests {
  let a = PassthroughSubject<Int, Oops>()
  let b = PassthroughSubject<Int, Oops>()

  #if !canImport(Combine)
    @Test func valueSentDuringADeliveryFollowsIt() {
      let recorder = Recorder<Int, Oops>()
      var log: [String] = []
      recorder.onValue = { [a, b] value in
        log.append("begin \(value)")
        if value == 1 { b.send(2) }
        if value == 2 { a.send(3) }
        log.append("end \(value)")
        return .none
      }
      a.merge(with: b, Empty()).subscribe(recorder)
      a.send(1)
      #expect(log == ["begin 1", "end 1", "begin 2", "end 2", "begin 3", "end 3"])
      #expect(!recorder.overlapped)
    }
  #endif

  #if !canImport(Combine)
    @Test func completionSentDuringADeliveryFollowsIt() {
      let recorder = Recorder<Int, Oops>()
      recorder.onValue = { [a, b] _ in
        a.send(completion: .finished)
        b.send(completion: .finished)
        return .none
      }
      a.merge(with: b, Empty()).subscribe(recorder)
      a.send(1)
      #expect(recorder.story == "sv.")
    }
  #endif

  @Test func longChainsOfValuesDoNotOverflowTheStack() {
    let recorder = Recorder<Int, Oops>(.max(1))
    recorder.onValue = { _ in .max(1) }
    (1...20_000).publisher.setFailureType(to: Oops.self)
      .merge(with: Empty<Int, Oops>())
      .subscribe(recorder)
    #expect(recorder.values.count == 20_000)
    #expect(recorder.story.last == ".")
  }
}
