/// How a fan-in requests values from one upstream, and how it handles values without demand.
enum BackPressure: Equatable {
  /// Requests one value at a time and keeps it until there is demand.
  ///
  /// Once the demand of downstream is unlimited, unlimited values are requested from the upstream. If the upstream
  /// sends more than requested, a newer value replaces the kept one. A failure does not wait for demand, and drops the
  /// kept values.
  case oneValueEach

  /// Requests the demand of downstream and drops the values that exceed it.
  case passedThrough

  /// Like `passedThrough`, but requests another value for each one that produced no output.
  case replacingUnused

  /// Requests unlimited values, which only change the inputs.
  case everything

  /// Requests nothing, because the upstream sends without demand. Keeps up to `count` of the newest values without
  /// demand. A completion, including a failure, is delivered after them.
  case newest(_ count: Int)
}
