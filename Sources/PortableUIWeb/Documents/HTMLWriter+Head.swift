import PortableUI

extension HTMLWriter {
  /// Writes an element of the head. The page's script finds it by the attribute `data-head`, to replace it later.
  ///
  /// - Parameters:
  ///   - origin: The scheme and host of the page, for addresses that have to be complete.
  ///   - refused: Called for an address that could run code, which is left out.
  mutating func head(_ element: HeadElement, origin: String, refused: (RefusedContent) -> Void) {
    switch element {
    case .named(let name, let content, let media):
      raw("<meta")
      attribute("name", name)
      attribute("content", content)
      if let media { attribute("media", media) }
    case .property(let name, let content):
      raw("<meta")
      attribute("property", name)
      attribute("content", content)
    case .addressProperty(let name, let address):
      guard SafeAddress.isHarmless(address, isImage: false) else { return refused(.address) }
      raw("<meta")
      attribute("property", name)
      attribute("content", complete(address, origin: origin))
    case .link(let relation, let address, let language):
      guard SafeAddress.isHarmless(address, isImage: relation == "icon") else { return refused(.address) }
      raw("<link")
      attribute("rel", relation)
      if let language { attribute("hreflang", language) }
      attribute("href", relation == "icon" ? address : complete(address, origin: origin))
    case .data(let json):
      raw("<script type=\"application/ld+json\" data-head>")
      // JSON needs no other escapes inside this element.
      name(json.replacing("<", with: "\\u003c"))
      raw("</script>\n")
      return
    }
    raw(" data-head>\n")
  }

  /// Returns an address of this site with its origin, which previews of links and search engines need.
  private func complete(_ address: String, origin: String) -> String {
    SafeAddress.isOnThisSite(address) && address.hasPrefix("/") ? origin + address : address
  }
}
