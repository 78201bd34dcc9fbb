/// The owner of a page in a browser, which decides where the actions of the page may lead.
@MainActor
package protocol PageOwner: AnyObject {
  /// Returns whether an action of the page may open an address in place of the page.
  func allowsOpening(_ address: String) -> Bool
}
