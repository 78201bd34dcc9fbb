/// Lets one task wait until it is opened, and then closes again.
@MainActor
final class Gate {
  private var isOpen = false
  private var waiter: UnsafeContinuation<Void, Never>?

  func open() {
    guard let waiter else { return isOpen = true }
    self.waiter = nil
    waiter.resume()
  }

  func pass() async {
    if isOpen { return isOpen = false }
    await withUnsafeContinuation { waiter = $0 }
  }
}
