/// Follows a host from outside, as a page does.
@MainActor
package protocol HostObserver: AnyObject {
  /// Called with each event before it is handled or refused.
  func willDispatch(_ event: Event)

  /// Called with the changes of each flush, if there are any.
  func didRender(_ ops: [Op])
}
