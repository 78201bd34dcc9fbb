#if !canImport(SwiftUI) || PortableUI
  import PortableUI

  extension Quiescence {
    /// Waits for the work of this host's page, and of the containers that are created there.
    func watch(_ host: ViewHost) {
      host.didEndTask = { [weak self] in self?.noteActivity() }
      page = Page(
        owner: .page(ObjectIdentifier(host)),
        isCurrent: { [weak host] in host != nil && ViewHost.current === host },
        taskCount: { [weak host] in host?.usage.tasks ?? 0 },
        flush: { [weak host] in host?.flush() })
    }
  }
#endif
