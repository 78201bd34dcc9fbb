import Benchmark
import CombineShim
import Measuring
import Observation
import VSM

/// Immediate transitions, without subscribers and with one subscriber of each kind.
@MainActor
enum Transitions {
  static func silent() -> Work {
    let samples = Samples()
    let container = identity(StateContainer(state: samples.first))
    return Work { count in
      for index in 0..<count { container.observe(samples[index]) }
    }
  }

  /// The state was read, as in a view, but is not tracked.
  static func silentAfterReading() -> Work {
    let samples = Samples()
    let container = identity(StateContainer(state: samples.first))
    blackHole(container.state)
    return Work { count in
      for index in 0..<count { container.observe(samples[index]) }
    }
  }

  static func willSetPublisher() -> Work {
    let samples = Samples()
    let container = identity(StateContainer(state: samples.first))
    let listener = Listener()
    let subscription = container.willSetPublisher.sink { _ in listener.hear() }
    return Work { count in
      for index in 0..<count { container.observe(samples[index]) }
      blackHole((subscription, listener.heard))
    }
  }

  static func didSetPublisher() -> Work {
    let samples = Samples()
    let container = identity(StateContainer(state: samples.first))
    let listener = Listener()
    let subscription = container.didSetPublisher.sink { _ in listener.hear() }
    return Work { count in
      for index in 0..<count { container.observe(samples[index]) }
      blackHole((subscription, listener.heard))
    }
  }

  static func objectWillChange() -> Work {
    let samples = Samples()
    let container = identity(StateContainer(state: samples.first))
    let listener = Listener()
    let subscription = container.objectWillChange.sink { _ in listener.hear() }
    return Work { count in
      for index in 0..<count { container.observe(samples[index]) }
      blackHole((subscription, listener.heard))
    }
  }

  static func observation() -> Work {
    let samples = Samples()
    let container = identity(StateContainer(state: samples.first))
    return Work { count in
      for index in 0..<count {
        withObservationTracking {
          blackHole(container.state)
        } onChange: {
        }
        container.observe(samples[index])
      }
    }
  }

  /// Each state is received by the iterating task before the next is observed.
  static func states() async -> Work {
    let samples = Samples()
    let container = identity(StateContainer(state: samples.first))
    let seen = Gate()
    let task = Task {
      for await state in container.states {
        blackHole(state)
        seen.open()
      }
    }
    // The first element is the initial state.
    await seen.pass()
    return Work { count in
      for index in 0..<count {
        container.observe(samples[index])
        await seen.pass()
      }
      blackHole(task)
    }
  }
}
