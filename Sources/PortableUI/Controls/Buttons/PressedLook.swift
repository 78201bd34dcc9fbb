import Foundation

/// The attributes that the elements inside a button have while it is pressed, where they differ.
///
/// The page's script sets them when a press begins, and removes them when it ends, without a round trip.
struct PressedLook: Equatable {
  private struct Change: Equatable {
    let element: NodeID
    let name: Attribute.Name
    /// The value while the button is pressed, or `nil` if the element then has no such attribute.
    let value: String?
  }

  private var changes: [Change] = []

  /// Compares the elements inside a button with those inside the same button while it is pressed.
  ///
  /// Elements that exist in only one of the two looks, and different texts, are left out.
  init(from normal: [RenderNode], to pressed: [RenderNode]) { compare(normal, pressed) }

  private mutating func compare(_ normal: [RenderNode], _ pressed: [RenderNode]) {
    guard normal.count == pressed.count else { return }
    for (normal, pressed) in zip(normal, pressed) where normal.tag == pressed.tag {
      compare(normal.attributes, pressed.attributes, of: normal.id)
      compare(normal.children, pressed.children)
    }
  }

  private mutating func compare(_ normal: [Attribute], _ pressed: [Attribute], of element: NodeID) {
    guard normal != pressed else { return }
    // Other attributes can refer to the elements of their own tree.
    for name in [Attribute.Name.class, .style] {
      let value = pressed.first { $0.name == name }?.value
      guard value != normal.first(where: { $0.name == name })?.value else { continue }
      changes.append(Change(element: element, name: name, value: value))
    }
  }
}

extension PressedLook: ControlPart {
  func add(to description: inout ElementDescription, in environment: EnvironmentValues) {
    guard !changes.isEmpty else { return }
    let parts = changes.map { Entry(element: $0.element.rawValue, name: $0.name.rawValue, value: $0.value) }
    guard let json = try? JSONEncoder().encode(parts) else { return }
    description.set(.pressed, String(decoding: json, as: UTF8.self))
  }

  /// One change as JSON: `[12, "style", "opacity:0.7"]`.
  private struct Entry: Encodable {
    let element: UInt64
    let name: String
    let value: String?

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(element)
      try container.encode(name)
      try container.encode(value)
    }
  }
}
