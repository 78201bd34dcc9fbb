/// The identity of one element on a page.
///
/// Identifiers increase within their ``ViewHost`` and are never reused, so an event or a patch for a removed element
/// cannot affect another element.
public struct NodeID: Hashable, Sendable, Comparable, CustomStringConvertible {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public var description: String { "#\(rawValue)" }

  public static func < (left: NodeID, right: NodeID) -> Bool { left.rawValue < right.rawValue }
}
