/// The owner of a page in a browser: decides where the actions of the page may lead, and seals its states.
@MainActor
package protocol PageOwner: AnyObject {
  /// Returns whether an action of the page may open an address in place of the page.
  func allowsOpening(_ address: String) -> Bool

  /// The start of the names under which the browser keeps the states of this page's views, or `nil` if it keeps none.
  var savedStatePrefix: String? { get }

  /// Returns the form in which the browser keeps the state of a view, or `nil` if it keeps none.
  func seal(_ text: String, for name: String) -> String?

  /// Returns the state of a view that the browser has kept, or `nil` if the page must not continue with it.
  func open(_ sealed: String, for name: String) -> String?
}
