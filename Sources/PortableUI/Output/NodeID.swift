/// The identity of one element on a page.
///
/// Identifiers count up within their ``ViewHost`` and are never used again, so an event or a patch that names an
/// element which has gone can meet no other element.
public struct NodeID: Hashable, Sendable, Comparable, CustomStringConvertible {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public var description: String { "#\(rawValue)" }

  public static func < (left: NodeID, right: NodeID) -> Bool { left.rawValue < right.rawValue }
}
