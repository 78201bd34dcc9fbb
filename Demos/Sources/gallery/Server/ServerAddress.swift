import Foundation
import NIOCore

/// Where the gallery can be reached, known once it listens.
///
/// Unchecked: `known` is read and written only under `lock`.
final class ServerAddress: @unchecked Sendable {
  private let lock = NSLock()
  private var known: String

  /// - Parameters:
  ///   - host: The address to listen on; one that stands for all addresses is reached through this machine's own.
  ///   - port: The port that was asked for; ``listens(onPort:)`` tells the one that was got.
  init(host: String, port: Int) {
    known = Self.url(host: host, port: port)
    self.host = host
  }

  private let host: String

  /// The address without a slash at its end.
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
