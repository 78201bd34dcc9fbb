/// One element of a page with everything below it, as a value.
///
/// An element has text or children, never both.
public struct RenderNode: Hashable, Sendable {
  public var id: NodeID
  public var tag: Tag
  /// The attributes in the order of their declaration; no name occurs twice.
  public var attributes: [Attribute]
  public var text: String?
  /// The value of a field; `nil` for other elements.
  public var value: FieldValue?
  /// The events that the element handles.
  public var events: EventKinds
  public var children: [RenderNode]

  public init(
    id: NodeID, tag: Tag, attributes: [Attribute] = [], text: String? = nil, value: FieldValue? = nil,
    events: EventKinds = [], children: [RenderNode] = []
  ) {
    self.id = id
    self.tag = tag
    self.attributes = attributes
    self.text = text
    self.value = value
    self.events = events
    self.children = children
  }

  /// The value of an attribute, or `nil` if the element does not have it.
  public subscript(name: Attribute.Name) -> String? { attributes.first { $0.name == name }?.value }
}

// Why: Documentation/Decisions/0010-when-a-field-is-overwritten.md
/// The value of a text field or picker, with its revision.
public struct FieldValue: Hashable, Sendable {
  public var text: String
  /// The number of the newest edit by the user that this value takes into account.
  ///
  /// A page counts the edits of each field, starting with 1. It ignores a value whose revision is older than its newest
  /// edit, since that edit is still being processed.
  public var revision: UInt64

  public init(_ text: String, revision: UInt64 = 0) {
    self.text = text
    self.revision = revision
  }
}

/// The identity of one element on a page.
///
/// Identifiers increase within their ``ViewHost`` and are never reused, so an event or a patch for a removed element
/// cannot affect another element.
public struct NodeID: Hashable, Sendable, Comparable, CustomStringConvertible {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No element. The identifiers of elements start with 1.
  static let none = NodeID(rawValue: 0)

  public var description: String { "#\(rawValue)" }

  public static func < (left: NodeID, right: NodeID) -> Bool { left.rawValue < right.rawValue }
}
