@testable import PortableUIWeb

/// A page of the simulation with everything between it and the server.
@MainActor
final class SimulatedConnection {
  /// A stream or WebSocket.
  @MainActor
  final class Link {
    let stream: LiveStream
    let socket: LiveSocket?
    /// Bytes on their way to the page.
    var incoming: [UInt8] = []
    /// Messages on their way to the server.
    var outgoing: [[UInt8]] = []
    /// The bytes that the page has received and not read.
    var unread: [UInt8] = []
    /// Whether the server has sent its last frame.
    var isLast = false

    init(_ stream: LiveStream, _ socket: LiveSocket?) {
      (self.stream, self.socket) = (stream, socket)
    }

    /// Removes and returns the next complete frame that has arrived at the page.
    func takeFrame() -> String? {
      let end = unread.indices.dropLast().first { unread[$0] == 10 && unread[$0 + 1] == 10 }
      guard let end else { return nil }
      defer { unread.removeFirst(end + 2) }
      return String(decoding: unread[..<end], as: UTF8.self)
    }

    /// Lets the network take what the server has sent.
    func pull() {
      let (bytes, isLast) = stream.takeFrames()
      incoming += bytes ?? []
      self.isLast = isLast
    }
  }

  /// The way of a batch by POST.
  enum Post {
    case none
    case request([UInt8])
    case response(status: Int, next: UInt64?)
  }

  enum Stream {
    case closed
    case request(asSocket: Bool)
    case response(LiveResponse)
    case open(Link)
  }

  let client: SimulatedClient
  let cookie: String?
  let feature: SimulatedFeature
  let label: String
  /// The process that has opened the page.
  let reporter: OutcomeReporter
  var post = Post.none
  var stream = Stream.closed
  /// The WebSocket on which the unanswered batch was sent.
  weak var askedLink: Link?
  /// Batches that the page has given up, and that may still arrive.
  var late: [[UInt8]] = []
  /// Streams that the page has closed, unknown to the server.
  var abandoned: [Link] = []

  init(
    client: SimulatedClient, cookie: String?, feature: SimulatedFeature, label: String, reporter: OutcomeReporter
  ) {
    self.client = client
    self.cookie = cookie
    self.feature = feature
    self.label = label
    self.reporter = reporter
  }

  /// Whether a batch waits for an answer that cannot come any more.
  var mustAskAgain: Bool {
    guard client.isAsking, case .none = post else { return false }
    if let askedLink, case .open(let link) = stream, link === askedLink { return false }
    return true
  }

  /// Sends a batch on the open WebSocket, or by POST.
  func ask() {
    if !client.isAsking, case .open(let link) = stream, link.socket != nil {
      link.outgoing.append(client.ask(onSocket: true))
      askedLink = link
    } else {
      post = .request(client.ask(onSocket: false))
      askedLink = nil
    }
  }

  func cut() {
    if case .open(let link) = stream { abandoned.append(link) }
    stream = .closed
  }

  /// Throws an error unless every event took effect exactly once and in order.
  func checkEvents() throws(Violation) {
    let outcomes = reporter.outcomes[label] ?? []
    let items = client.allItems
    guard outcomes.count >= client.items.count, outcomes.count <= items.count else {
      throw Violation(
        "\(outcomes.count) events were handled, of \(client.items.count) acknowledged and \(items.count) sent ones.")
    }
    let marks = zip(items, outcomes).compactMap { item, outcome in outcome == .handled ? item.mark : nil }
    guard marks == feature.marks else {
      throw Violation("The marks \(marks) became \(feature.marks), by the events \(eventList).")
    }
  }

  /// The events of the page with their outcomes.
  var eventList: String {
    zip(client.allItems, reporter.outcomes[label] ?? []).map { "\($0.event) \($1)" }.joined(separator: ", ")
  }
}
