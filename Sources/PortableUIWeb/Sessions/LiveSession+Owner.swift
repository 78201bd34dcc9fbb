import PortableUI

extension LiveSession: PageOwner {
  /// Returns whether an action may lead to an address, and reports it otherwise.
  func allowsOpening(_ address: String) -> Bool {
    if SafeAddress.mayBeOpened(address, origins: pages.configuration.openedOrigins) { return true }
    pages.reporter.refused(.navigation)
    return false
  }
}
