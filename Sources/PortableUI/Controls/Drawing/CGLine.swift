#if canImport(CoreGraphics)
  import CoreGraphics
#else
  /// The shape of the ends of a line. Where Core Graphics exists, its type is used.
  public enum CGLineCap: Int32, Sendable {
    case butt, round, square
  }

  /// The shape of the corners of a line. Where Core Graphics exists, its type is used.
  public enum CGLineJoin: Int32, Sendable {
    case miter, round, bevel
  }
#endif

extension CGLineCap {
  var css: String {
    switch self {
    case .round: "round"
    case .square: "square"
    default: "butt"
    }
  }
}

extension CGLineJoin {
  var css: String {
    switch self {
    case .round: "round"
    case .bevel: "bevel"
    default: "miter"
    }
  }
}
