import VSMTestingCore

/// The shared state of the steps of a scenario that takes part in its run.
///
/// Any type can be a world. One with this conformance waits for the effects of steps and describes their failures. A
/// world whose steps use a container can wait for its journey:
///
/// ```swift
/// @MainActor final class ProfileWorld: ScenarioWorld {
///   let journey: Journey<ProfileState>
///   func stepDidRun() async { await journey.settle() }
/// }
/// ```
@MainActor
public protocol ScenarioWorld {
  /// Called before the first of consecutive `When` steps.
  func actionWillBegin()

  /// Waits for the effects of a step. Called after each step, and each hook before the steps, that has succeeded.
  func stepDidRun() async

  /// Returns the reason of a scenario's failure for the error of a step or hook.
  func failureReason(for error: any Error) -> String
}

extension ScenarioWorld {
  public func actionWillBegin() {}

  /// Waits for the tasks that the test has caused.
  public func stepDidRun() async { await passTurns() }

  public func failureReason(for error: any Error) -> String { "\(error)" }
}

/// The shared state of the steps of a scenario with timers. ``Steps/time`` has a step that advances the clock.
@MainActor
public protocol TimedWorld {
  /// The clock of the scenario.
  var clock: TestClock { get }
}

extension Steps where World: TimedWorld {
  /// `{float} second(s) pass(es)`: advances the clock of the world.
  public static var time: Steps {
    Steps {
      When("{float} second(s) pass(es)") { (world, seconds: Double) in
        await world.clock.advance(by: .seconds(seconds))
      }
    }
  }
}
