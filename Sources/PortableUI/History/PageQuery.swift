import Foundation

/// The names and values in the query of an address, in their order.
struct PageQuery: Equatable {
  private struct Pair: Equatable {
    /// The pair as it is written in an address.
    let written: Substring
    let name: String
    let value: String
  }

  private var pairs: [Pair]

  /// - Parameter text: The query with or without its question mark.
  init(_ text: some StringProtocol) {
    pairs = Substring(text).drop { $0 == "?" }.split(separator: "&").map { written in
      let parts = written.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return Pair(written: written, name: Self.decoded(parts[0]), value: parts.count == 2 ? Self.decoded(parts[1]) : "")
    }
  }

  /// The first value of a name. Setting it replaces all values of the name; `nil` removes them.
  subscript(name: String) -> String? {
    get { pairs.first { $0.name == name }?.value }
    set {
      let place = pairs.firstIndex { $0.name == name } ?? pairs.count
      pairs.removeAll { $0.name == name }
      guard let newValue else { return }
      let written = Substring(Self.encoded(name) + "=" + Self.encoded(newValue))
      pairs.insert(Pair(written: written, name: name, value: newValue), at: min(place, pairs.count))
    }
  }

  /// The query with its question mark; empty if there are no names.
  var text: String { pairs.isEmpty ? "" : "?" + pairs.map(\.written).joined(separator: "&") }

  private static func decoded(_ text: Substring) -> String {
    let text = String(text).replacing("+", with: " ")
    return text.removingPercentEncoding ?? text
  }

  private static func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
  }

  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
