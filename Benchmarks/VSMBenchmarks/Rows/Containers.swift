import Benchmark
import CombineShim
import Measuring
import VSM

/// Containers that are retained, to measure their heap usage. An operation creates one.
@MainActor
enum Containers {
  static func idle() -> Work {
    keeping { StateContainer(state: $0) }
  }

  static func read() -> Work {
    keeping { state in
      let container = StateContainer(state: state)
      blackHole(container.state)
      return container
    }
  }

  static func afterAsyncAction() -> Work {
    keeping { state in
      let container = StateContainer(state: state)
      let model = ProfileModel(next: state)
      container.observe { await model.load() }
      return container
    }
  }

  static func afterPublisher() -> Work {
    keeping { state in
      let container = StateContainer(state: state)
      container.observe(Just(state))
      return container
    }
  }

  static func afterSequence() -> Work {
    keeping { state in
      let container = StateContainer(state: state)
      container.observe(ProfileStates(samples: [state, state, state, state], leavesTheActor: false))
      return container
    }
  }

  static func afterDebouncedAction() -> Work {
    let samples = Samples()
    let kept = Kept<StateContainer<ProfileViewState>>()
    return Work(prepare: kept.makeRoom) { count in
      let fired = Countdown(from: count)
      for index in 0..<count {
        let container = StateContainer(state: samples.first)
        let action = {
          fired.step()
          return samples[index]
        }
        container.observe(action, debounced: .zero)
        kept.keep(container)
      }
      await fired.pass()
    }
  }

  static func smallest() -> Work {
    keeping { SmallestContainer(state: $0) }
  }

  static func registrar() -> Work {
    keeping { state in
      let container = RegistrarContainer(state: state)
      blackHole(container.state)
      return container
    }
  }

  static func immediateAfterAction() -> Work {
    keeping { state in
      let container = ImmediateContainer(state: state)
      let model = ProfileModel(next: state)
      container.observe { await model.load() }
      return container
    }
  }

  static func subjectAfterPublisher() -> Work {
    keeping { state in
      let container = SmallestContainer(state: state)
      _ = Just(state).sink { container.observe($0) }
      return container
    }
  }

  static func immediateAfterSequence() -> Work {
    keeping { state in
      let container = ImmediateContainer(state: state)
      container.observe(ProfileStates(samples: [state, state, state, state], leavesTheActor: false))
      return container
    }
  }

  static func debouncingAfterAction() -> Work {
    let samples = Samples()
    let kept = Kept<DebouncingContainer<ProfileViewState>>()
    return Work(prepare: kept.makeRoom) { count in
      let fired = Countdown(from: count)
      for index in 0..<count {
        let container = DebouncingContainer(state: samples.first, clock: ContinuousClock())
        let action = {
          fired.step()
          return samples[index]
        }
        container.observe(action, debounced: .zero)
        kept.keep(container)
      }
      await fired.pass()
    }
  }

  private static func keeping<Container>(_ make: @escaping @MainActor (ProfileViewState) -> Container) -> Work {
    let samples = Samples()
    let kept = Kept<Container>()
    return Work(prepare: kept.makeRoom) { count in
      for index in 0..<count { kept.keep(make(samples[index])) }
    }
  }
}
