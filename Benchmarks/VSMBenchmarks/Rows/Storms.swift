import Benchmark
import Measuring
import VSM
import VSMTestingCore

/// Many actions in quick succession. An operation is one action. The measurement ends when all have ended.
@MainActor
enum Storms {
  /// Each action supersedes a waiting one.
  static func cancelling() -> Work {
    let samples = Samples()
    let container = identity(StateContainer(state: samples.first))
    let model = ProfileModel(next: samples[1])
    return Work { count in
      let ended = Countdown(from: count)
      for _ in 0..<count {
        container.observe { @MainActor in
          let state = await model.loadForever()
          ended.step()
          return state
        }
      }
      container.observe(samples.first)
      await ended.pass()
    }
  }

  static func cancellingFloor() -> Work {
    let samples = Samples()
    let container = identity(ImmediateContainer(state: samples.first))
    let model = ProfileModel(next: samples[1])
    return Work { count in
      let ended = Countdown(from: count)
      for _ in 0..<count {
        container.observe { @MainActor in
          let state = await model.loadForever()
          ended.step()
          return state
        }
      }
      container.cancel()
      await ended.pass()
    }
  }

  /// Each action replaces a waiting one; the last one runs.
  static func debouncing() -> Work {
    let samples = Samples()
    let clock = TestClock()
    let container = identity(StateContainer(state: samples.first, clock: clock))
    return Work { count in
      for index in 0..<count { container.observe(samples[index], debounced: .milliseconds(300)) }
      await clock.advance(by: .milliseconds(300))
    }
  }

  static func debouncingFloor() -> Work {
    let samples = Samples()
    let clock = TestClock()
    let container = identity(DebouncingContainer(state: samples.first, clock: clock))
    return Work { count in
      for index in 0..<count { container.observe({ samples[index] }, debounced: .milliseconds(300)) }
      // Lets the canceled tasks end first.
      await Task.yield()
      await clock.advance(by: .milliseconds(300))
    }
  }
}
