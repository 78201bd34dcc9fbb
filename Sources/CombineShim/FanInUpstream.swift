#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// The state of one upstream of a fan-in.
@_spi(FanIn) public struct FanInUpstream {
  let backPressure: BackPressure
  /// Whether downstream completes only after this upstream has completed.
  let isAwaited: Bool
  var isFinished = false
  /// The number of upstreams that had this place before.
  var generation = 0
  var subscription: (any Subscription)?
  /// The demand that has not yet been requested.
  var pendingDemand: Subscribers.Demand

  /// Creates the state of an upstream that has not been subscribed to.
  public init(_ backPressure: BackPressure, isAwaited: Bool = true) {
    self.backPressure = backPressure
    self.isAwaited = isAwaited
    pendingDemand =
      switch backPressure {
      case .oneValueEach: .max(1)
      case .everything: .unlimited
      case .passedThrough, .replacingUnused, .newest: .none
      }
  }

  /// A place for an upstream that is set later and can be replaced.
  public static var vacant: FanInUpstream {
    var upstream = FanInUpstream(.passedThrough)
    upstream.isFinished = true
    return upstream
  }
}

/// The place of an upstream in a fan-in, and its generation among the upstreams in that place.
@_spi(FanIn) public struct FanInOrigin: Equatable {
  let index: Int
  let generation: Int

  /// Creates the origin of events of the upstream that has a place after `generation` others.
  public init(index: Int, generation: Int = 0) {
    self.index = index
    self.generation = generation
  }
}

/// The rules of a fan-in for one upstream: when it requests values, and how it handles values without demand.
@_spi(FanIn) public enum BackPressure: Equatable {
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
