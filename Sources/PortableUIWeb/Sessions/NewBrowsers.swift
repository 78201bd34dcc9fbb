/// The secrets of browsers whose first document was requested a short time ago.
///
/// Tabs that a browser opens at the same time, as when it restores a window, send no cookie. Each document sets one, and
/// the last one replaces the others. The pages of the others belong to the same browser, so they accept its secret.
struct NewBrowsers {
  /// The maximum time between the first documents of one browser.
  static let lifetime = Duration.seconds(30)
  /// The number of stored secrets, which limits the work of a lookup.
  static let limit = 1_024

  private struct Document {
    let secret: Secret
    let network: ClientNetwork?
    let time: Duration
  }

  private var documents: [Document] = []

  /// Adds the secret that the document of a request without a cookie sets.
  mutating func add(_ secret: Secret, of network: ClientNetwork?, at time: Duration) {
    documents.removeFirst(documents.firstIndex { time - $0.time <= Self.lifetime } ?? documents.count)
    if documents.count == Self.limit { documents.removeFirst() }
    documents.append(Document(secret: secret, network: network, time: time))
  }

  /// Returns the secret in a cookie header that replaced a secret in its browser.
  func replacement(of secret: Secret, in header: String?, at time: Duration) -> Secret? {
    guard let first = document(of: secret, at: time),
      let other = LiveCookie.secret(in: header).flatMap({ document(of: $0, at: time) }),
      other.network == first.network
    else { return nil }
    return other.secret
  }

  private func document(of secret: Secret, at time: Duration) -> Document? {
    documents.last { $0.secret == secret && time - $0.time <= Self.lifetime }
  }
}
