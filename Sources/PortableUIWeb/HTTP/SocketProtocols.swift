import Foundation

/// The values of the header fields of a stream, as names of protocols: a script cannot set header fields for a
/// WebSocket.
///
/// They are the names of its protocols: `live`, `page.` with the token, `last.` with the number of the last patch, and
/// `zone.`, `locale.` and `scheme.`.
struct SocketProtocols: Hashable, Sendable {
  /// The maximum length of all names. The page's script sends at most some 150 bytes.
  static let lengthLimit = 1_024
  /// The maximum number of names. The page's script sends six.
  static let countLimit = 8

  private(set) var page: String?
  private(set) var zone: String?
  private(set) var locale: String?
  private(set) var scheme: String?
  /// The number of the last patch that the page has applied.
  private(set) var last: UInt64

  /// Returns `nil` if the list is malformed, or longer than its limits.
  init?(_ field: some Collection<UInt8>) {
    guard let bytes = field.bytes(upTo: Self.lengthLimit) else { return nil }
    let names = String(decoding: bytes, as: UTF8.self).split(separator: ",")
    guard names.count <= Self.countLimit else { return nil }
    var isLive = false
    var last: String?
    for name in names.map({ $0.drop { $0 == " " } }) {
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
      case "scheme": scheme = value
      default: break
      }
    }
    guard isLive, let number = last.flatMap(UInt64.init) else { return nil }
    self.last = number
  }
}
