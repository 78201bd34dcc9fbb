import PortableUI

extension LiveSession: PageOwner {
  /// Returns whether an action may lead to an address, and reports it otherwise.
  func allowsOpening(_ address: String) -> Bool {
    if SafeAddress.mayBeOpened(address, origins: pages.configuration.openedOrigins) { return true }
    pages.reporter.refused(.navigation)
    return false
  }

  var savedStatePrefix: String? { pages.savedStates == nil ? nil : route + " " }

  var sealPeriod: Int { pages.savedStates?.period ?? 0 }

  func seal(_ text: String, for name: String) -> String? { pages.savedStates?.sealed(text, of: stateOwner(name)) }

  func open(_ sealed: String, for name: String) -> String? { pages.savedStates?.opened(sealed, of: stateOwner(name)) }

  private func stateOwner(_ view: String) -> SealedStates.Owner {
    SealedStates.Owner(browser: cookie.description, person: person, view: view)
  }
}
