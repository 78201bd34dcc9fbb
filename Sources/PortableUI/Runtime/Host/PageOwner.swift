/// The owner of a page in a browser: decides where the actions of the page may lead, and seals its states.
@MainActor
package protocol PageOwner: AnyObject {
  /// Returns whether an action of the page may open an address in place of the page.
  func allowsOpening(_ address: String) -> Bool

  /// The start of the names under which the browser keeps the states of this page's views, or `nil` if it keeps none.
  var savedStatePrefix: String? { get }

  /// The number of the current period of sealing. A state that was sealed in an earlier one is sealed again with the next
  /// change of a state of the page.
  var sealPeriod: Int { get }

  /// Returns the form in which the browser keeps the state of a view, or `nil` if it keeps none.
  func seal(_ text: String, for name: String) -> String?

  /// Returns the state of a view that the browser has kept, or `nil` if the page must not continue with it.
  func open(_ sealed: String, for name: String) -> String?
}

extension ViewHost {
  /// Tells the services of the page that its owner is another one, or works for another person or browser.
  package func ownerDidChange() { for service in services.all { service.ownerDidChange() } }
}
