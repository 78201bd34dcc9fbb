import Foundation

// Why: Documentation/Decisions/0088-states-are-kept-sealed-in-the-tab.md
/// Seals the states that the browser of a page keeps, and opens those that a page may continue with.
///
/// A state is used by its browser, person, route and view only, and for a limited time. It is not used up: a page can be
/// loaded again twice in a row.
struct SealedStates: Sendable {
  let seal: any StateSeal
  let lifetime: Duration
  /// Returns the time of day, since the process that opens a state is usually not the one that has sealed it.
  var now: @Sendable () -> Date = { Date() }

  init?(_ configuration: LivePageConfiguration) {
    guard let seal = configuration.stateSeal else { return nil }
    (self.seal, lifetime) = (seal, configuration.savedStateLifetime)
  }

  /// The only owner of a state.
  struct Owner: Encodable {
    var browser: String
    var person: String?
    /// The name of the state, which starts with the path of its page's route.
    var view: String

    /// The same bytes for the same owner only.
    var bytes: [UInt8] {
      // Encoding strings cannot fail.
      (try? JSONEncoder().encode([browser, person, view])).map(Array.init) ?? []
    }
  }

  /// The number of the current period. A lifetime has eight of them.
  var period: Int { Int(now().timeIntervalSince1970 * Self.periodsInLifetime / max(1, lifetime.inSeconds)) }

  /// Returns a state as text.
  func sealed(_ text: String, of owner: Owner) -> String {
    let time = UInt64(max(0, now().timeIntervalSince1970))
    let message = withUnsafeBytes(of: time.bigEndian, Array.init) + text.utf8
    return Data(seal.seal(message, context: owner.bytes)).base64EncodedString()
  }

  /// Returns the state in a text that a browser has sent, unless it is forged, too old or of another owner.
  func opened(_ text: String, of owner: Owner) -> String? {
    guard let data = Data(base64Encoded: text),
      let message = seal.open(Array(data), context: owner.bytes), message.count >= Self.timeLength
    else { return nil }
    let time = message.prefix(Self.timeLength).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let age = now().timeIntervalSince1970 - Double(time)
    // The clocks of two machines can differ a little.
    guard (-Self.clockDifference...lifetime.inSeconds).contains(age) else { return nil }
    return String(bytes: message.dropFirst(Self.timeLength), encoding: .utf8)
  }

  private static let periodsInLifetime = 8.0
  private static let timeLength = 8
  private static let clockDifference = 60.0
}

extension Duration {
  fileprivate var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
