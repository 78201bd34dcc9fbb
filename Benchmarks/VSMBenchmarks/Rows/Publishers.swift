import Benchmark
import CombineShim
import Dispatch
import Measuring
import VSM

/// One publisher that sends many states. An operation is one state.
@MainActor
enum Publishers {
  static func onTheMainActor() -> Work {
    let samples = Samples()
    let container = identity(StateContainer(state: samples.first))
    let subject = PassthroughSubject<ProfileViewState, Never>()
    container.observe(subject)
    return Work { count in
      for index in 0..<count { subject.send(samples[index]) }
      blackHole(container)
    }
  }

  static func onTheMainActorFloor() -> Work {
    let samples = Samples()
    let container = identity(SmallestContainer(state: samples.first))
    let subject = PassthroughSubject<ProfileViewState, Never>()
    let subscription = subject.sink { container.observe($0) }
    return Work { count in
      for index in 0..<count { subject.send(samples[index]) }
      blackHole((subscription, container))
    }
  }

  static func onAnotherThread() -> Work {
    let samples = Samples()
    let container = identity(StateContainer(state: samples.first))
    let subject = PassthroughSubject<ProfileViewState, Never>()
    container.observe(subject)
    return Work { count in
      await send(samples, to: subject, count: count)
      blackHole(container)
    }
  }

  /// Hops to the main actor for each state, like a simple sink.
  static func onAnotherThreadFloor() -> Work {
    let samples = Samples()
    let container = identity(SmallestContainer(state: samples.first))
    let subject = PassthroughSubject<ProfileViewState, Never>()
    let subscription = subject.sink { @Sendable state in
      // Safe, since the sending thread doesn't use the state again.
      nonisolated(unsafe) let state = state
      Task { @MainActor in container.observe(state) }
    }
    return Work { count in
      await send(samples, to: subject, count: count)
      blackHole((subscription, container))
    }
  }

  private static func send(_ samples: Samples, to subject: PassthroughSubject<ProfileViewState, Never>, count: Int)
    async
  {
    // Safe, since the states are constant, and the main actor uses the subject only after all are sent.
    nonisolated(unsafe) let (states, subject) = (samples.all, subject)
    let done = Gate()
    DispatchQueue.global().async {
      for index in 0..<count { subject.send(states[index & 3]) }
      // Runs after the jobs that the states have enqueued on the main actor.
      Task { @MainActor in done.open() }
    }
    await done.pass()
  }
}
