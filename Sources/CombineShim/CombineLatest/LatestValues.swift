#if !canImport(Combine)
  /// The latest value of each of two upstreams.
  struct LatestTwo<A, B> {
    var a: A?
    var b: B?

    /// All values, once each upstream has sent one.
    var all: (A, B)? {
      guard let a, let b else { return nil }
      return (a, b)
    }
  }

  /// The latest value of each of three upstreams.
  struct LatestThree<A, B, C> {
    var a: A?
    var b: B?
    var c: C?

    /// All values, once each upstream has sent one.
    var all: (A, B, C)? {
      guard let a, let b, let c else { return nil }
      return (a, b, c)
    }
  }

  /// The latest value of each of four upstreams.
  struct LatestFour<A, B, C, D> {
    var a: A?
    var b: B?
    var c: C?
    var d: D?

    /// All values, once each upstream has sent one.
    var all: (A, B, C, D)? {
      guard let a, let b, let c, let d else { return nil }
      return (a, b, c, d)
    }
  }
#endif
