import CombineShim
import Testing

struct MergeReleaseTests {
  /// Subscribes a recorder, completes the publisher by `play`, and returns the objects that are still retained.
  func leftovers(_ play: (Upstream<Token>, Upstream<Token>, Recorder<Token, Oops>) -> Void) -> [String] {
    weak var downstream: Recorder<Token, Oops>?
    weak var waiting: Token?
    let a = Upstream<Token>()
    let b = Upstream<Token>()
    do {
      let recorder = Recorder<Token, Oops>(.none)
      Publishers.Merge(a, b).subscribe(recorder)
      downstream = recorder
      let token = Token()
      waiting = token
      b.send(token)
      play(a, b, recorder)
      recorder.forget()
    }
    return [downstream.map { _ in "downstream" }, waiting.map { _ in "waiting value" }].compactMap { $0 }
  }

  @Test func cancelingReleasesEverything() {
    #expect(leftovers { _, _, recorder in recorder.cancel() } == [])
  }

  @Test func failureReleasesEverything() {
    #expect(leftovers { a, _, _ in a.send(completion: .failure(.first)) } == [])
  }

  @Test func finishingReleasesEverything() {
    let left = leftovers { a, b, recorder in
      a.send(completion: .finished)
      b.send(completion: .finished)
      recorder.request(.max(1))
    }
    // The recorder stored the value, and both are released.
    #expect(left == [])
  }

  @Test func subscriptionsOfUpstreamsAreReleased() {
    weak var a: Upstream<Int>?
    weak var b: Upstream<Int>?
    let recorder = Recorder<Int, Oops>()
    do {
      let upstreams = (Upstream<Int>(), Upstream<Int>())
      a = upstreams.0
      b = upstreams.1
      Publishers.Merge(upstreams.0, upstreams.1).subscribe(recorder)
      upstreams.0.send(completion: .finished)
      upstreams.0.forget()
      upstreams.1.send(completion: .failure(.first))
      upstreams.1.forget()
    }
    #expect(recorder.story == "s!")
    #expect(a == nil)
    #expect(b == nil)
  }

  @Test func releasedValueCanRequestAnotherValue() {
    let a = Upstream<Token>()
    let b = Upstream<Token>()
    let recorder = Recorder<Token, Oops>(.none)
    Publishers.Merge(a, b).subscribe(recorder)
    a.send(Token { [weak recorder] in recorder?.request(.max(1)) })
    // It replaces the first token, whose release requests a value.
    a.send(Token())
    #expect(recorder.values.count == 1)
    b.send(Token { [weak recorder] in recorder?.cancel() })
    recorder.cancel()
    #expect(recorder.story == "sv")
  }
}
