import Testing
import VSM

@testable import VSMTestingCore

/// Each task of an action counts for itself: one that waits for the test does not hide another one that works.
@MainActor
@Suite struct ChildTaskSettleTests {
  private let load = Steered<Int, String>("load")

  private func value(_ number: Int) async -> String { (try? await load(number)) ?? "failed" }

  @Test(.enabled(if: JobTracking.isAvailable, "Without job tracking, the child hides the work of its parent."))
  func workBesideASteeredChildIsAwaited() async {
    let container = StateContainer<Named>(state: "idle")
    let journey = Journey(of: container)
    for round in 1...settleRounds(usually: 50) {
      container.observe(
        StateSequence("loading") { emit in
          async let steered = value(round)
          await RealWork.onAQueue()
          emit("worked \(round)")
          emit("\(await steered) \(round)")
        })
      await journey.expect("loading", .state("worked \(round)"))
      load.succeed(with: "loaded")
      await journey.expect(.state("loaded \(round)"))
    }
  }

  @Test(.enabled(if: JobTracking.isAvailable, "Without job tracking, the child hides the work of its sibling."))
  func workOfASiblingOfASteeredChildIsAwaited() async {
    let container = StateContainer<Named>(state: "idle")
    let journey = Journey(of: container)
    for round in 1...settleRounds(usually: 50) {
      container.observe(
        StateSequence("loading") { emit in
          await withTaskGroup(of: Named.self) { group in
            group.addTask { "\(await value(round)) \(round)" }
            group.addTask {
              await RealWork.onAQueue()
              return "worked \(round)"
            }
            for await state in group { emit(state) }
          }
        })
      await journey.expect("loading", .state("worked \(round)"))
      load.succeed(with: "loaded")
      await journey.expect(.state("loaded \(round)"))
    }
  }

  @Test(.enabled(if: JobTracking.isAvailable, "Without job tracking, the action hides the work of its child."))
  func workOfAChildBesideASteeredActionIsAwaited() async {
    let container = StateContainer<Named>(state: "idle")
    let journey = Journey(of: container)
    let isWorking = Gate()
    container.observe(
      StateSequence { emit in
        async let worked: Void = {
          await RealWork.onAThread()
          await heldByTest { await isWorking.pass() }
        }()
        emit("\(await value(1))")
        isWorking.open()
        await worked
      })
    await journey.settle()
    #expect(isWorking.waiting == 1)
    load.succeed(with: "loaded")
    await journey.expect("loaded")
  }

  @Test func childrenThatWaitForTheTestAreQuiet() async {
    let container = StateContainer<Named>(state: "idle")
    let journey = Journey(of: container)
    container.observe(
      StateSequence("loading") { emit in
        async let first = value(1)
        async let second = value(2)
        emit("\(await first) \(await second)")
      })
    await journey.expect("loading")
    #expect(load.pendingCalls.map(\.input).sorted() == [1, 2])
    load.succeed(with: "one")
    await journey.expect()
    load.succeed(with: "two")
    await journey.expect(.anything)
    #expect(["one two", "two one"].contains(container.state))
  }

  @Test func groupWhoseTasksWaitForTheTestIsQuiet() async {
    let container = StateContainer<Named>(state: "idle")
    let journey = Journey(of: container)
    container.observe(
      StateSequence("loading") { emit in
        await withTaskGroup(of: String.self) { group in
          for number in 1...3 { group.addTask { await value(number) } }
          for await name in group { emit("\(name)") }
        }
        emit("done")
      })
    await journey.expect("loading")
    for name in ["one", "two", "three"] as [Named] {
      load.succeed(with: name.stateName)
      await journey.settle()
      #expect(journey.states.contains(name))
    }
    await journey.expect("one", "two", "three", "done")
  }

  @Test func taskThatTheActionAwaitsIsQuietWhileItWaitsForTheTest() async {
    let container = StateContainer<Named>(state: "idle")
    let journey = Journey(of: container)
    container.observe(
      StateSequence("paying") { emit in
        let payment = Task { await value(1) }
        emit("\(await payment.value)")
      })
    await journey.expect("paying")
    load.succeed(with: "paid")
    await journey.expect("paid")
  }

  @Test(.enabled(if: JobTracking.isAvailable, "Without job tracking, a task that another one awaits is unknown."))
  func workOfATaskThatTheActionAwaitsIsAwaited() async {
    let container = StateContainer<Named>(state: "idle")
    let journey = Journey(of: container)
    container.observe(
      StateSequence("paying") { emit in
        let receipt = Task { await value(1) }
        let payment = Task { await RealWork.onAThread() }
        await payment.value
        emit("paid")
        emit("\(await receipt.value)")
      })
    await journey.expect("paying", "paid")
    load.succeed(with: "receipt")
    await journey.expect("receipt")
  }

  @Test func childrenOfHeldWorkAreHeld() async {
    let container = StateContainer<Named>(state: "idle")
    let journey = Journey(of: container)
    let gate = Gate()
    container.observe {
      await heldByTest {
        await withTaskGroup(of: Void.self) { group in
          for _ in 0..<2 { group.addTask { await gate.pass() } }
        }
        async let last: Void = gate.pass()
        await last
      }
      return "released"
    }
    await journey.expect()
    for waiting in [2, 1] {
      #expect(gate.waiting == waiting)
      gate.open()
      await journey.settle()
    }
    await journey.expect("released")
  }
}

/// Suspends tasks with continuations of its own, unlike a ``Steered``.
@MainActor
final class Gate {
  private var continuations: [CheckedContinuation<Void, Never>] = []

  var waiting: Int { continuations.count }

  func pass() async {
    await withCheckedContinuation { continuations.append($0) }
  }

  func open() {
    let opened = continuations
    continuations = []
    for continuation in opened { continuation.resume() }
  }
}
