/// An angle, clockwise.
public struct Angle: Hashable, Comparable, Sendable {
  public var radians: Double

  public init(radians: Double) { self.radians = radians }
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  public init() { radians = 0 }

  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  public static let zero = Angle()
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }

  /// The angle in CSS. Angles too large for an exact representation become 0.
  var css: String { "\(cssNumber(degrees.magnitude < 1e6 ? degrees : 0))deg" }
}
