#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// What a fan-in knows of one upstream.
struct FanInUpstream {
  let backPressure: BackPressure
  /// Whether downstream hears the end only when this upstream has ended too.
  let isAwaited: Bool
  var isFinished = false
  /// How many upstreams have had this place before.
  var generation = 0
  var subscription: (any Subscription)?
  /// What this upstream may send beyond what it has been told.
  var owed: Subscribers.Demand

  init(_ backPressure: BackPressure, isAwaited: Bool = true) {
    self.backPressure = backPressure
    self.isAwaited = isAwaited
    owed =
      switch backPressure {
      case .oneValueEach: .max(1)
      case .everything: .unlimited
      case .passedThrough, .madeUp, .newest: .none
      }
  }

  /// A place that an upstream will take later, and others after it.
  static var vacant: FanInUpstream {
    var upstream = FanInUpstream(.passedThrough)
    upstream.isFinished = true
    return upstream
  }
}

/// The place of an upstream among those of a fan-in, and which it is of those that have this place in turn.
struct FanInOrigin: Equatable {
  let index: Int
  var generation = 0
}
