/// Receives the events and the changes of a host, as a browser does.
@MainActor
package protocol HostObserver: AnyObject {
  /// Called with each event before it is handled or refused.
  func willDispatch(_ event: Event)

  /// Called with the changes of each flush, if there are any.
  func didRender(_ ops: [Op])
}
