/// The upper or the lower side of a rectangle.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Codable, Sendable {
  case top, bottom

  /// The upper side, the lower side, or both.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    public static let top = Set(.top)
    public static let bottom = Set(.bottom)
    public static let all: Set = [.top, .bottom]
  }
}
