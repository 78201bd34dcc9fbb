#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// The state of one upstream of a fan-in.
struct FanInUpstream {
  let backPressure: BackPressure
  /// Whether downstream completes only after this upstream has completed.
  let isAwaited: Bool
  var isFinished = false
  /// The number of upstreams that had this place before.
  var generation = 0
  var subscription: (any Subscription)?
  /// The demand that has not yet been requested.
  var pendingDemand: Subscribers.Demand

  init(_ backPressure: BackPressure, isAwaited: Bool = true) {
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
  static var vacant: FanInUpstream {
    var upstream = FanInUpstream(.passedThrough)
    upstream.isFinished = true
    return upstream
  }
}

/// The place of an upstream in a fan-in, and its generation among the upstreams in that place.
struct FanInOrigin: Equatable {
  let index: Int
  var generation = 0
}
