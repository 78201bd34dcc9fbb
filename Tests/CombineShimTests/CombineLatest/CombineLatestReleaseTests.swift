import CombineShim
import Testing

struct CombineLatestReleaseTests {
  /// Completes the publisher by `play`, and returns the objects of downstream and the values that are still retained.
  func leftovers(
    _ play: (Upstream<Token>, Upstream<Token>, Recorder<(Token, Token), Oops>) -> Void
  ) -> [String] {
    weak var downstream: Recorder<(Token, Token), Oops>?
    weak var latest: Token?
    let a = Upstream<Token>()
    let b = Upstream<Token>()
    do {
      let recorder = Recorder<(Token, Token), Oops>()
      a.combineLatest(b).subscribe(recorder)
      downstream = recorder
      let token = Token()
      latest = token
      a.send(token)
      play(a, b, recorder)
      recorder.forget()
    }
    return [downstream.map { _ in "downstream" }, latest.map { _ in "latest value" }].compactMap { $0 }
  }

  @Test func cancelingReleasesEverything() {
    #expect(leftovers { _, _, recorder in recorder.cancel() } == [])
  }

  @Test func failureReleasesEverything() {
    #expect(leftovers { a, _, _ in a.send(completion: .failure(.first)) } == [])
  }

  @Test func finishingReleasesEverything() {
    let left = leftovers { a, b, _ in
      b.send(Token())
      a.send(completion: .finished)
      b.send(completion: .finished)
    }
    #expect(left == [])
  }

  @Test func latestValuesAreRetainedBeforeCompletion() {
    let a = Upstream<Token>()
    let b = Upstream<Token>()
    let recorder = Recorder<(Token, Token), Oops>(.none)
    a.combineLatest(b).subscribe(recorder)
    weak var old: Token?
    weak var new: Token?
    do {
      let tokens = (Token(), Token())
      (old, new) = tokens
      a.send(tokens.0)
      a.send(tokens.1)
    }
    #expect(old == nil)
    #expect(new != nil)
    recorder.cancel()
    #expect(new == nil)
  }

  @Test func releasedValueCanSendAnotherValue() {
    let a = Upstream<Token>()
    let b = Upstream<Token>()
    let recorder = Recorder<(Token, Token), Oops>(.none)
    a.combineLatest(b).subscribe(recorder)
    a.send(Token { b.send(Token()) })
    // The release of the first token sends a value to the other upstream.
    a.send(Token { [weak recorder] in recorder?.cancel() })
    recorder.request(.max(1))
    b.send(Token())
    #expect(recorder.values.count == 1)
    recorder.cancel()
    #expect(recorder.story == "sv")
  }
}
