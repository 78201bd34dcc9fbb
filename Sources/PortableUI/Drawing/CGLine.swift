#if canImport(CoreGraphics)
  import CoreGraphics
#else
  /// How a line ends; Core Graphics has it where that exists.
  public enum CGLineCap: Int32, Sendable {
    case butt, round, square
  }

  /// How a line turns; Core Graphics has it where that exists.
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
