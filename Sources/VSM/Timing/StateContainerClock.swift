/// The clock of containers that are created without one.
///
/// Containers measure time for debounced actions and for anti-flicker. A test without access to the initializers of the
/// containers replaces their clock:
///
/// ```swift
/// StateContainerClock.$current.withValue(testClock) { … }
/// ```
public enum StateContainerClock {
  /// The clock for new containers. `nil`, the default, stands for a `ContinuousClock`.
  @TaskLocal public static var current: (any Clock<Duration>)?
}
