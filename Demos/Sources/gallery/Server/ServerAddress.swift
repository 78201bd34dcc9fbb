import Foundation
import NIOCore

/// The address of the gallery, which is known after the server has started to listen.
///
/// Unchecked: `lock` guards every access to `known`.
final class ServerAddress: @unchecked Sendable {
  private let lock = NSLock()
  private var known: String

  /// - Parameters:
  ///   - host: The address to listen on. An address that stands for all addresses is replaced by the loopback address.
  ///   - port: The requested port; ``listens(onPort:)`` sets the actual one.
  init(host: String, port: Int) {
    known = Self.url(host: host, port: port)
    self.host = host
  }

  private let host: String

  /// The address without a trailing slash.
  var url: String {
    lock.withLock { known }
  }

  func listens(onPort port: Int) {
    lock.withLock { known = Self.url(host: host, port: port) }
  }

  static func url(host: String, port: Int) -> String {
    let reachable =
      switch host {
      case "0.0.0.0": "127.0.0.1"
      case "::": "::1"
      default: host
      }
    return reachable.contains(":") ? "http://[\(reachable)]:\(port)" : "http://\(reachable):\(port)"
  }
}
