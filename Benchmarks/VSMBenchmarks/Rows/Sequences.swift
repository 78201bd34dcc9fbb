import Benchmark
import Measuring
import VSM

/// Sequences of ten states, each of which ends before the next is observed.
@MainActor
enum Sequences {
  static func withoutWaiting() -> Work {
    let samples = Samples()
    let container = identity(StateContainer(state: samples.first))
    return Work { count in
      for _ in 0..<count { container.observe(ProfileStates(samples: samples.all, leavesTheActor: false)) }
      blackHole(container)
    }
  }

  static func withoutWaitingFloor() -> Work {
    let samples = Samples()
    let container = identity(ImmediateContainer(state: samples.first))
    return Work { count in
      for _ in 0..<count { container.observe(ProfileStates(samples: samples.all, leavesTheActor: false)) }
      blackHole(container)
    }
  }

  static func waiting() -> Work {
    let samples = Samples()
    let container = identity(StateContainer(state: samples.first))
    let done = Gate()
    return Work { count in
      for _ in 0..<count {
        container.observe(ProfileStates(samples: samples.all, leavesTheActor: true, end: done.open))
        await done.pass()
      }
      blackHole(container)
    }
  }

  static func waitingFloor() -> Work {
    let samples = Samples()
    let container = identity(ImmediateContainer(state: samples.first))
    let done = Gate()
    return Work { count in
      for _ in 0..<count {
        container.observe(ProfileStates(samples: samples.all, leavesTheActor: true, end: done.open))
        await done.pass()
      }
      blackHole(container)
    }
  }
}
