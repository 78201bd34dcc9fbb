import PortableUI

extension JSONWriter {
  /// Writes an element of the head as the page's script reads it: `,["l","canonical","/items/3",null]`.
  ///
  /// An address that could run code is left out.
  mutating func head(_ element: HeadElement, refused: (RefusedContent) -> Void) {
    switch element {
    case .named(let name, let content, let media): row("n", name, content, media)
    case .property(let name, let content): row("p", name, content, nil)
    case .addressProperty(let name, let address):
      guard SafeAddress.isHarmless(address, isImage: false) else { return refused(.address) }
      row("a", name, address, nil)
    case .link(let relation, let address, let language):
      guard SafeAddress.isHarmless(address, isImage: relation == "icon") else { return refused(.address) }
      row("l", relation, address, language)
    case .data(let json): row("d", "", json, nil)
    }
  }

  private mutating func row(_ kind: StaticString, _ name: String, _ content: String, _ more: String?) {
    raw(",[\"")
    raw(kind)
    raw("\",")
    string(name)
    byte(",")
    string(content)
    byte(",")
    string(more)
    byte("]")
  }
}
