import CombineShim
import Testing
import VSM

@testable import VSMTestingCore

/// A state that consists of its name.
private struct Screen: NamedState, ExpressibleByStringLiteral {
  let stateName: String

  init(_ name: String) { stateName = name }
  init(stringLiteral name: String) { stateName = name }
}

/// Correct actions, and the same actions with one fault each.
@MainActor
@Suite struct ExpectSupersessionTests {
  private typealias Make = () -> SupersededAction<Screen>

  private func report(_ make: Make) async -> (points: Int, problems: [String]) {
    var points = 0
    let failures = await TestFailure.recorded { points = await expectSupersession(of: make) }
    return (points, failures.map(\.message))
  }

  /// Returns an action with one dependency that can succeed or fail.
  private func action(
    ignoringCancellation: Bool = true,
    _ observe: @escaping (StateContainer<Screen>, Steered<Int, String>) -> Void
  ) -> Make {
    {
      let load = Steered<Int, String>("load", ignoresCancellation: ignoringCancellation)
      let steering = Steering()
      steering.add(load, answers: ["succeeds": .success("loaded"), "fails": .failure(Offline())])
      return SupersededAction(in: StateContainer(state: Screen("idle")), answers: steering) { observe($0, load) }
    }
  }

  @Test func actionIsSupersededAtEverySuspensionPoint() async {
    let (points, problems) = await report(
      action { container, load in
        container.observe(
          StateSequence("first") { emit in
            guard let first = try? await load(1) else { return emit("failed") }
            emit(Screen(first + " once"))
            guard let second = try? await load(2) else { return emit("failed") }
            emit(Screen(second + " twice"))
          })
      })
    #expect(problems == [])
    #expect(points == 2)
  }

  @Test func actionThatEndsOnCancellationHasNoProblems() async {
    let (points, problems) = await report(
      action(ignoringCancellation: false) { container, load in
        container.observe { Screen((try? await load(1)) ?? "failed") }
      })
    #expect(problems == [])
    #expect(points == 1)
  }

  @Test func publisherIsSuperseded() async {
    let (points, problems) = await report(
      action { container, load in container.observe(load.publisher(1).catch { _ in Just("failed") }.map { Screen($0) })
      })
    #expect(problems == [])
    #expect(points == 1)
  }

  @Test func lateStateIsFound() async {
    let (_, problems) = await report(
      action { container, load in
        container.observe("loading")
        Task { container.observe(Screen((try? await load(1)) ?? "failed")) }
      })
    #expect(
      problems == [
        "Superseded where it first waits: The call of load was not canceled, so its task or subscription continues.",
        "Superseded where it first waits: A late answer changed the state to loaded.",
      ])
  }

  @Test func callsBeforeTheActionAreIgnored() async {
    var left: Set<AnyCancellable> = []
    let (_, problems) = await report {
      let other = Steered<Int, String>("other")
      let load = Steered<Int, String>("load", ignoresCancellation: true)
      let steering = Steering()
      steering.add(other, answers: ["succeeds": .success("ok")])
      steering.add(load, answers: ["succeeds": .success("loaded")])
      let container = StateContainer(state: Screen("idle"))
      other.publisher(0).sink(receiveCompletion: { _ in }, receiveValue: { _ in }).store(in: &left)
      return SupersededAction(in: container, answers: steering) {
        $0.observe { Screen((try? await load(1)) ?? "failed") }
      }
    }
    #expect(problems == [])
  }

  @Test func problemAfterAnAnswerIsReportedWithItsPath() async {
    let (_, problems) = await report(
      action { container, load in
        container.observe {
          let first = (try? await load(1)) ?? "failed"
          if first == "loaded", !Task.isCancelled {
            Task { container.observe(Screen((try? await load(2)) ?? "failed twice")) }
          }
          return Screen(first)
        }
      })
    #expect(
      problems == [
        "Superseded after \"load succeeds\": The call of load was not canceled, so its task or subscription continues.",
        "Superseded after \"load succeeds\": A late answer changed the state to loaded.",
      ])
  }

  @Test func equalPointsAreTriedOnce() async {
    let (points, problems) = await report(
      action(ignoringCancellation: false) { container, load in
        container.observe(
          StateSequence { emit in
            while !Task.isCancelled { emit(Screen((try? await load(1)) == nil ? "failed" : "loaded")) }
          })
      })
    #expect(problems == [])
    #expect(points == 3)
  }

  @Test func actionThatDiffersBetweenRunsFails() async {
    var runs = 0
    let (_, problems) = await report(
      action { container, load in
        runs += 1
        if runs == 1 { container.observe { Screen((try? await load(1)) ?? "failed") } }
      })
    let differs = "The action behaves differently from run to run. Create all objects anew for each run."
    #expect(
      problems == [
        "Superseded after \"load succeeds\": \(differs) "
          + "There is no answer with the name \"load succeeds\". No call is pending.",
        "Superseded after \"load fails\": \(differs) "
          + "There is no answer with the name \"load fails\". No call is pending.",
      ])
  }

  @Test func sufficientLimitHasNoProblems() async {
    let make = action { container, load in
      container.observe { Screen((try? await load(1)) ?? "failed") }
    }
    let failures = await TestFailure.recorded { await expectSupersession(limit: 3, of: make) }
    #expect(failures.isEmpty)
  }

  @Test func remainingSubscriptionIsFound() async {
    final class Subscriptions { var all: Set<AnyCancellable> = [] }
    let left = Subscriptions()
    let (_, problems) = await report(
      action { container, load in
        container.observe(Empty<Screen, Never>(completeImmediately: false))
        load.publisher(1).sink(receiveCompletion: { _ in }, receiveValue: { _ in }).store(in: &left.all)
      })
    #expect(
      problems == [
        "Superseded where it first waits: The call of load was not canceled, so its task or subscription continues."
      ])
  }

  @Test func retainedContainerIsFound() async {
    final class Box { var containers: [StateContainer<Screen>] = [] }
    let box = Box()
    let (_, problems) = await report(
      action { container, load in
        box.containers.append(container)
        container.observe { Screen((try? await load(1)) ?? "failed") }
      })
    #expect(
      problems == [
        "Superseded where it first waits: The container was not released: the action still retains it."
      ])
  }

  @Test func timeIsAnAnswer() async {
    let (points, problems) = await report {
      let clock = TestClock()
      return SupersededAction(in: StateContainer(state: Screen("idle")), answers: Steering(), clock: clock) {
        $0.observe(
          StateSequence("waiting") { emit in
            try? await clock.sleep(for: .seconds(1))
            emit("still waiting")
            try? await clock.sleep(for: .seconds(1))
            emit("done")
          })
      }
    }
    #expect(problems == [])
    #expect(points == 2)
  }

  @Test func uncanceledSleepIsFound() async {
    let (_, problems) = await report {
      let clock = TestClock()
      return SupersededAction(in: StateContainer(state: Screen("idle")), answers: Steering(), clock: clock) {
        container in
        container.observe("waiting")
        Task {
          try? await clock.sleep(for: .seconds(1))
          container.observe("late")
        }
      }
    }
    #expect(problems == ["Superseded where it first waits: A late answer changed the state to late."])
  }

  @Test func permanentlySuspendedTaskIsFound() async {
    final class Held: @unchecked Sendable { var continuations: [CheckedContinuation<Void, Never>] = [] }
    let held = Held()
    let (_, problems) = await report(
      action { container, load in
        container.observe {
          let answer = (try? await load(1)) ?? "failed"
          await heldByTest { await withCheckedContinuation { held.continuations.append($0) } }
          return Screen(answer)
        }
      })
    held.continuations.forEach { $0.resume() }
    #expect(
      problems == [
        "Superseded where it first waits: A task of the action is still suspended, and the test cannot resume it."
      ])
  }

  /// Returns an action that pays, in a task of its own or not, and must complete that.
  private func purchase(inOwnTask: Bool, ignoringCancellation: Bool, completing completed: Set<String> = ["pay"])
    -> Make
  {
    {
      let pay = Steered<Int, String>("pay", ignoresCancellation: ignoringCancellation)
      let steering = Steering()
      steering.add(pay, answers: ["succeeds": .success("paid"), "fails": .failure(Offline())])
      return SupersededAction(in: StateContainer(state: Screen("idle")), answers: steering, completing: completed) {
        $0.observe(
          StateSequence("paying") {
            if !inOwnTask { return Screen((try? await pay(1)) ?? "failed") }
            let payment = Task { try await pay(1) }
            return Screen((try? await payment.value) ?? "failed")
          })
      }
    }
  }

  @Test func workThatMustBeCompletedContinues() async {
    for ignoringCancellation in [true, false] {
      let make = purchase(inOwnTask: true, ignoringCancellation: ignoringCancellation)
      let (points, problems) = await report(make)
      #expect(problems == [])
      #expect(points == 1)
    }
  }

  @Test func canceledWorkThatMustBeCompletedIsFound() async {
    for ignoringCancellation in [true, false] {
      let (_, problems) = await report(purchase(inOwnTask: false, ignoringCancellation: ignoringCancellation))
      #expect(
        problems == [
          "Superseded where it first waits: The call of pay was canceled, although it must be completed. "
            + "Make it in a task of its own."
        ])
    }
  }

  @Test func workThatMustBeCompletedHasToExist() async {
    let make = purchase(inOwnTask: false, ignoringCancellation: true, completing: ["pays"])
    let (_, problems) = await report(make)
    #expect(
      problems == [
        "Superseded where it first waits: There is no dependency with the name pays, whose calls are to be completed."
      ])
  }

  @Test func actionThatNeverWaitsFails() async {
    let (points, problems) = await report(action { container, _ in container.observe("done") })
    #expect(points == 0)
    #expect(
      problems == [
        "The action never waits for an answer of the test. Add the dependencies that it calls to the steering."
      ])
  }

  @Test func reachedLimitIsReported() async {
    let make = action(ignoringCancellation: false) { container, load in
      container.observe(
        StateSequence { emit in
          for number in 0..<100 { emit(Screen("\(number) " + ((try? await load(number)) ?? "failed"))) }
        })
    }
    let failures = await TestFailure.recorded { await expectSupersession(limit: 5, of: make) }
    #expect(
      failures.map(\.message) == ["Some answers were not tried within 5 runs. Raise the limit."])
  }
}
