import Benchmark
import Measuring
import VSM
import VSMTesting

/// More actions than anybody means to start. An operation is one of them, and all have ended when the last one has.
@MainActor
enum Storms {
  /// Each supersedes one that waits.
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

  /// Each takes the place of one that waits; the last one fires.
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
      // Those that are cancelled come to their end first.
      await Task.yield()
      await clock.advance(by: .milliseconds(300))
    }
  }
}
