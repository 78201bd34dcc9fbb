import Dispatch
import Testing

@testable import VSM

struct MainActorContextTests {
  @Test @MainActor func theMainActorIsRecognizedBeforeAndAfterASuspension() async {
    #expect(MainActorContext.isCurrent)
    await Task.detached {}.value
    #expect(MainActorContext.isCurrent)
  }

  @Test func aDetachedTaskIsElsewhere() async {
    let isMain = await Task.detached { MainActorContext.isCurrent }.value
    #expect(!isMain)
  }

  @Test func theMainQueueIsTheMainActorAndMayBeAssumedToBe() async {
    let ran = Log<Bool>()
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        let isMain = MainActorContext.isCurrent
        MainActorContext.run { ran.add(isMain) }
        // It ran at once.
        ran.add(ran.entries.count == 1)
        continuation.resume()
      }
    }
    #expect(ran.entries == [true, true])
  }

  @Test @MainActor func anotherQueueIsElsewhere() {
    var isMain = true
    Elsewhere.runAndBlock { isMain = MainActorContext.isCurrent }
    #expect(!isMain)
  }

  @Test @MainActor func workFromElsewhereRunsWhenTheMainActorIsFree() async {
    let ran = Log<Bool>()
    Elsewhere.runAndBlock { MainActorContext.run { ran.add(MainActorContext.isCurrent) } }
    #expect(ran.entries.isEmpty)
    await passTurn()
    #expect(ran.entries == [true])
  }
}
