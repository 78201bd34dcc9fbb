/// The clock of the containers that are made without one.
///
/// Containers measure time for debounced actions and for the states of a sequence that are shown for a minimum of time.
/// A test which cannot reach the initializers of the containers replaces their clock from outside:
///
/// ```swift
/// StateContainerClock.$current.withValue(testClock) { … }
/// ```
public enum StateContainerClock {
  /// What a container takes when it is made; `nil`, unless somebody has set it, stands for a `ContinuousClock`.
  @TaskLocal public static var current: (any Clock<Duration>)?
}
