import Benchmark
import Measuring
import VSM

/// Asynchronous actions, each of which ends before the next is observed.
@MainActor
enum Actions {
  static func onTheMainActor() -> Work {
    let samples = Samples()
    let container = identity(StateContainer(state: samples.first))
    return Work { count in
      for index in 0..<count {
        let model = ProfileModel(next: samples[index])
        container.observe { await model.load() }
      }
      blackHole(container)
    }
  }

  static func onTheMainActorFloor() -> Work {
    let samples = Samples()
    let container = identity(ImmediateContainer(state: samples.first))
    return Work { count in
      for index in 0..<count {
        let model = ProfileModel(next: samples[index])
        container.observe { await model.load() }
      }
      blackHole(container)
    }
  }

  /// The gate is opened on the main actor. The waiting task resumes there after the state is applied.
  static func offTheMainActor() -> Work {
    let samples = Samples()
    let container = identity(StateContainer(state: samples.first))
    let done = Gate()
    return Work { count in
      for index in 0..<count {
        let model = ProfileModel(next: samples[index])
        container.observe { @MainActor in
          let state = await model.loadElsewhere()
          done.open()
          return state
        }
        await done.pass()
      }
      blackHole(container)
    }
  }

  static func offTheMainActorFloor() -> Work {
    let samples = Samples()
    let container = identity(ImmediateContainer(state: samples.first))
    let done = Gate()
    return Work { count in
      for index in 0..<count {
        let model = ProfileModel(next: samples[index])
        container.observe { @MainActor in
          let state = await model.loadElsewhere()
          done.open()
          return state
        }
        await done.pass()
      }
      blackHole(container)
    }
  }
}
