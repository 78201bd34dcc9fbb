import Dispatch
import Testing

@testable import MainActorIsolation

struct MainActorContextTests {
  @Test @MainActor func mainActorIsDetectedBeforeAndAfterASuspension() async {
    #expect(MainActorContext.isCurrent)
    await Task.detached {}.value
    #expect(MainActorContext.isCurrent)
  }

  @Test func detachedTaskIsNotOnTheMainActor() async {
    let isMain = await Task.detached { MainActorContext.isCurrent }.value
    #expect(!isMain)
  }

  @Test func mainQueueBlockIsOnTheMainActorAndRunsWorkImmediately() async {
    let order = await withCheckedContinuation { (continuation: CheckedContinuation<[String], Never>) in
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          let order = Order()
          MainActorContext.run { order.names.append("work") }
          order.names.append("after")
          continuation.resume(returning: order.names)
        }
      }
    }
    #expect(order == ["work", "after"])
  }

  @Test @MainActor func workFromAnotherQueueRunsOnTheMainActorLater() async {
    let order = Order()
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "elsewhere").sync {
        #expect(!MainActorContext.isCurrent)
        MainActorContext.run {
          order.names.append(MainActorContext.isCurrent ? "work" : "astray")
          continuation.resume()
        }
      }
      order.names.append("before")
    }
    #expect(order.names == ["before", "work"])
  }

  /// On a toolchain whose main actor does not use Dispatch's main queue, the first test fails and this is written.
  @Test func unrecognizedMainActorIsReportedWithItsConsequences() {
    #expect(MainActorContext.problem(isCurrent: true) == nil)
    let problem = MainActorContext.problem(isCurrent: false)
    #expect(problem?.hasPrefix("VSM does not recognize code of the main actor in this process, because ") == true)
    #expect(problem?.contains("applied one turn later, and withAnimation has no effect") == true)
  }
}

@MainActor
private final class Order {
  var names: [String] = []
}
