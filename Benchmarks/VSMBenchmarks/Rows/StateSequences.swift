import Benchmark
import Measuring
import VSM

/// The forms of `StateSequence`, each of which ends before the next is observed.
@MainActor
enum StateSequences {
  static func stateAndAction() -> Work {
    let samples = Samples()
    let container = identity(StateContainer(state: samples.first))
    return Work { count in
      for index in 0..<count {
        let model = ProfileModel(next: samples[index])
        container.observe(StateSequence(samples[1]) { await model.load() })
      }
    }
  }

  static func stateAndActionFloor() -> Work {
    let samples = Samples()
    let container = identity(ImmediateContainer(state: samples.first))
    return Work { count in
      for index in 0..<count {
        let model = ProfileModel(next: samples[index])
        container.observe(samples[1]) { await model.load() }
      }
      blackHole(container)
    }
  }

  static func tenStates() -> Work {
    let (a, b, c, d) = Samples().each
    let container = identity(StateContainer(state: a))
    return Work { count in
      for _ in 0..<count { container.observe(StateSequence(a, b, c, d, a, b, c, d, a, b)) }
    }
  }

  static func tenStatesFloor() -> Work {
    let (a, b, c, d) = Samples().each
    let container = identity(SmallestContainer(state: a))
    return Work { count in
      for _ in 0..<count {
        for state in [a, b, c, d, a, b, c, d, a, b] { container.observe(state) }
      }
      blackHole(container)
    }
  }

  static func emitting() -> Work {
    let samples = Samples()
    let container = identity(StateContainer(state: samples.first))
    return Work { count in
      for _ in 0..<count {
        container.observe(
          StateSequence(emitting: { emit in
            for index in 0..<10 { emit(samples.all[index & 3]) }
          }))
      }
    }
  }

  static func emittingFloor() -> Work {
    let samples = Samples()
    let container = identity(ImmediateContainer(state: samples.first))
    return Work { count in
      for _ in 0..<count {
        container.observe(emitting: { @MainActor emit in
          for index in 0..<10 { emit(samples[index]) }
        })
      }
      blackHole(container)
    }
  }

  static func tenSteps() -> Work {
    let samples = Samples()
    let container = identity(StateContainer(state: samples.first))
    let model = ProfileModel(next: samples[1])
    let done = Gate()
    return Work { count in
      for _ in 0..<count {
        container.observe(
          StateSequence {
            for index in 0..<10 {
              Next { @MainActor in
                let state = await model.loadElsewhere()
                if index == 9 { done.open() }
                return state
              }
            }
          })
        await done.pass()
      }
    }
  }

  static func tenStepsFloor() -> Work {
    let samples = Samples()
    let container = identity(ImmediateContainer(state: samples.first))
    let model = ProfileModel(next: samples[1])
    let done = Gate()
    return Work { count in
      for _ in 0..<count {
        container.observe(emitting: { @MainActor emit in
          for index in 0..<10 {
            let state = await model.loadElsewhere()
            if index == 9 { done.open() }
            emit(state)
          }
        })
        await done.pass()
      }
    }
  }
}
