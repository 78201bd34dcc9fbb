import PortableUI

extension JSONWriter {
  // Why: Documentation/Decisions/0072-refusals-are-told-to-the-page.md
  /// Writes that an event of a control was refused.
  mutating func refusal(_ control: NodeID) {
    head(",[\"d\",", control)
    byte("]")
  }

  // Why: Documentation/Decisions/0074-tickets-set-cookies.md
  /// Writes a ticket for cookies.
  mutating func ticket(_ secret: Secret) {
    raw(",[\"x\",")
    string(secret.description)
    byte("]")
  }

  /// Writes that the browser gets a file, which it stores or offers to share.
  mutating func download(_ path: String, of file: ExportedFile) {
    raw(",[\"D\",")
    string(path)
    byte(",")
    string(file.name)
    if case .share(let title) = file.use {
      byte(",")
      string(title ?? "")
      byte(",")
      string(file.mediaType)
    }
    byte("]")
  }

  /// Writes one operation, or nothing if it would open another site.
  mutating func op(_ op: Op, refused: (RefusedContent) -> Void) {
    switch op {
    case .text(let id, let text):
      head(",[\"t\",", id)
      byte(",")
      string(text)
    case .attribute(let id, let name, let value):
      head(",[\"a\",", id)
      byte(",")
      string(name.rawValue)
      byte(",")
      string(SafeAddress.checked(value, of: name, refused: refused))
    case .insert(let node, let parent, let before):
      head(",[\"i\",", parent)
      byte(",")
      number(before?.rawValue ?? 0)
      byte(",")
      self.node(node, refused: refused)
    case .remove(let id):
      head(",[\"r\",", id)
    case .move(let id, let before):
      head(",[\"m\",", id)
      byte(",")
      number(before?.rawValue ?? 0)
    case .value(let id, let value):
      head(",[\"v\",", id)
      byte(",")
      string(value.text)
      byte(",")
      number(value.revision)
    case .focus(let id):
      head(",[\"f\",", id)
    case .blur(let id):
      head(",[\"b\",", id)
    case .scroll(let id, let anchor, let isAnimated):
      head(",[\"s\",", id)
      raw(isAnimated ? ",1" : ",0")
      if let anchor {
        byte(",")
        part(anchor.x)
        byte(",")
        part(anchor.y)
      }
    case .navigate(let path):
      guard SafeAddress.isOnThisSite(path) else { return refused(.navigation) }
      raw(",[\"n\",")
      string(path)
    case .open(let address):
      let origin = SafeAddress.origin(of: address)
      guard origin != nil || SafeAddress.isOnThisSite(address) || SafeAddress.isContact(address) else {
        return refused(.navigation)
      }
      raw(",[\"o\",")
      string(address)
      // The page opens nothing else, even if it reads the address differently.
      if let origin {
        byte(",")
        string(origin)
      }
    case .history(let step):
      return history(step, refused: refused)
    case .announce(let text, let isUrgent):
      raw(",[\"A\",")
      string(text)
      raw(isUrgent ? ",1" : ",0")
    case .title(let title):
      raw(",[\"T\",")
      string(title)
    case .head(let elements):
      raw(",[\"H\"")
      for element in elements { head(element, refused: refused) }
    case .animated(let animation, let scope, let ops):
      raw(",[\"w\",")
      if let animation { string(animation.timing) } else { byte("0") }
      byte(",")
      self.scope(scope)
      for op in ops { self.op(op, refused: refused) }
    case .transition(let id, let looks, let returning):
      head(",[\"l\",", id)
      byte(",")
      if let looks { self.looks(looks) } else { byte("0") }
      if let returning {
        byte(",")
        number(returning.rawValue)
      }
    }
    byte("]")
  }

  /// Writes a part of a length, in thousandths.
  private mutating func part(_ part: Double) { number(UInt64(min(max(part, 0), 1) * 1000)) }

  /// Writes 0 for the page, or the identifiers of elements.
  private mutating func scope(_ scope: AnimationScope) {
    guard case .elements(let ids) = scope else { return byte("0") }
    byte("[")
    for (index, id) in ids.enumerated() {
      if index > 0 { byte(",") }
      number(id.rawValue)
    }
    byte("]")
  }

  private mutating func looks(_ looks: TransitionLooks) {
    byte("{")
    for (index, property) in looks.properties.enumerated() {
      if index > 0 { byte(",") }
      string(property.name)
      byte(":")
      string(property.value)
    }
    byte("}")
  }

  private mutating func history(_ step: HistoryStep, refused: (RefusedContent) -> Void) {
    switch step {
    case .push(let key, let path): entry("p", key, path, refused: refused)
    case .replace(let key, let path): entry("r", key, path, refused: refused)
    case .visited(let key, let path): entry("a", key, path, refused: refused)
    case .fragment(let text):
      raw(",[\"h\",\"f\",")
      string(text ?? "")
      byte("]")
    case .back(let count):
      raw(",[\"h\",\"b\",")
      number(UInt64(count))
      byte("]")
    }
  }

  private mutating func entry(
    _ kind: Unicode.Scalar, _ key: UInt64, _ path: String, refused: (RefusedContent) -> Void
  ) {
    guard SafeAddress.isOnThisSite(path) else { return refused(.navigation) }
    raw(",[\"h\",\"")
    byte(kind)
    raw("\",")
    number(key)
    byte(",")
    string(path)
    byte("]")
  }

  private mutating func head(_ name: StaticString, _ id: NodeID) {
    raw(name)
    number(id.rawValue)
  }
}
