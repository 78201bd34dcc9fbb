import Foundation

extension LivePages {
  /// Opens a WebSocket of a page.
  ///
  /// Every rejection is a response without a switch. The script of the page cannot read it, and then requests a stream,
  /// whose response it can read.
  func socket(_ request: LiveRequest) throws(LiveRejection) -> LiveResponse {
    guard request.canSwitchToSocket, configuration.socketLifetime > .zero else { throw .noSocket }
    // Browsers always send it, and do not restrict WebSockets to their own origin otherwise.
    guard request.origin != nil else { throw .foreignOrigin }
    try request.checkOwnPage(configuration)
    var request = request
    guard let last = request.readSocketProtocols() else { throw .malformed }
    let session = try session(for: request)
    let stream = try openStream(of: session, after: last, request)
    return .switching(to: LiveSocket(stream: stream, of: session.token, in: self))
  }
}

extension LiveRequest {
  /// Reads what the header fields of a stream contain, which a script cannot set for a WebSocket: its protocols are
  /// `live`, `page.` with the token, `last.` with the number of the last patch, and `zone.` and `locale.`.
  ///
  /// - Returns: The number of the last patch that the page has applied, or `nil` if the list is malformed.
  fileprivate mutating func readSocketProtocols() -> UInt64? {
    var isLive = false
    for name in (socketProtocols ?? "").split(separator: ",").map({ $0.drop { $0 == " " } }) {
      let parts = name.split(separator: ".", maxSplits: 1)
      guard parts.count == 2 else {
        isLive = isLive || name == LiveSocket.protocolName
        continue
      }
      let value = parts[1].removingPercentEncoding
      switch parts[0] {
      case "page": page = value
      case "last": last = value
      case "zone": zone = value
      case "locale": locale = value
      default: break
      }
    }
    return isLive ? last.flatMap(UInt64.init) : nil
  }
}
