import Benchmark
import CombineShim
import Measuring
import Observation

/// The floors of the transitions.
@MainActor
enum TransitionFloors {
  static func storedProperty() -> Work {
    let samples = Samples()
    let object = identity(StoredProperty(state: samples.first))
    return Work { count in
      for index in 0..<count { object.state = samples[index] }
      blackHole(object)
    }
  }

  static func smallest() -> Work {
    let samples = Samples()
    let container = identity(SmallestContainer(state: samples.first))
    return Work { count in
      for index in 0..<count { container.observe(samples[index]) }
      blackHole(container)
    }
  }

  static func registrar() -> Work {
    let samples = Samples()
    let container = identity(RegistrarContainer(state: samples.first))
    return Work { count in
      for index in 0..<count { container.observe(samples[index]) }
      blackHole(container)
    }
  }

  static func trackedRegistrar() -> Work {
    let samples = Samples()
    let container = identity(RegistrarContainer(state: samples.first))
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

  static func subject() -> Work {
    let samples = Samples()
    let container = identity(SubjectContainer(state: samples.first))
    let listener = Listener()
    let subscription = container.subject.sink { _ in listener.hear() }
    return Work { count in
      for index in 0..<count { container.observe(samples[index]) }
      blackHole((subscription, listener.heard))
    }
  }

  static func announcing() -> Work {
    let samples = Samples()
    let container = identity(AnnouncingContainer(state: samples.first))
    let listener = Listener()
    let subscription = container.objectWillChange.sink { _ in listener.hear() }
    return Work { count in
      for index in 0..<count { container.observe(samples[index]) }
      blackHole((subscription, listener.heard))
    }
  }

  static func awaited() async -> Work {
    let samples = Samples()
    let container = identity(PollableContainer(state: samples.first))
    let seen = Gate()
    let task = Task {
      while !Task.isCancelled {
        blackHole(await container.nextState())
        seen.open()
      }
    }
    return Work { count in
      for index in 0..<count {
        container.observe(samples[index])
        await seen.pass()
      }
      blackHole(task)
    }
  }
}
