import Foundation
import PortableUI
import VSMTestingCore

@testable import PortableUIWeb

/// A simulation of a site, of pages, and of the network between them, which depends only on the seeds of its steps.
///
/// The sessions come from the server's own code. The pages are a model of their script. All is on the main actor and on
/// one clock, and after each step nothing of the server is under way.
@MainActor
final class Simulation {
  private let site = SimulatedSite()
  private var connections: [SimulatedConnection] = []
  /// Every session that was opened, to check that it is released.
  private var opened: [Opened] = []
  private let pageCount: Int
  /// Determines the views, whatever steps a schedule has.
  private var viewRandom: SimulationRandom
  /// Everything that happened, if it is recorded.
  private(set) var log: [String]?
  /// A hash of everything that happened.
  private(set) var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  /// The number of events, messages and faults.
  private(set) var eventCount = 0

  private struct Opened {
    weak var session: LiveSession?
    weak var host: ViewHost?
  }

  init(pageCount: Int = 3, viewSeed: UInt64, isRecorded: Bool = false) {
    log = isRecorded ? [] : nil
    self.pageCount = pageCount
    viewRandom = SimulationRandom(seed: viewSeed)
  }

  /// Runs a schedule, then lets everything come to rest, and checks the promises.
  func run(_ schedule: some Sequence<UInt64>) async throws {
    for index in 0..<pageCount { connections.append(try await open(index)) }
    for seed in schedule {
      var random = SimulationRandom(seed: seed)
      try await step(&random)
      await passTurns()
    }
    try await rest()
    try await end()
  }

  private func note(_ event: String) {
    eventCount += 1
    log?.append(event)
    for byte in event.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  /// Opens a page. The first one has the same view in each run, and the others generated ones.
  private func open(_ index: Int) async throws -> SimulatedConnection {
    let (token, cookie, feature) = try await site.open(index == 0 ? nil : .page(&viewRandom))
    guard let session = site.session(token) else { throw Violation("A document has no session.") }
    opened.append(Opened(session: session, host: session.host))
    return SimulatedConnection(
      client: SimulatedClient(token: token), cookie: cookie, feature: feature, label: session.label,
      reporter: site.reporter)
  }

  // MARK: Steps

  private func step(_ random: inout SimulationRandom) async throws {
    let index = random.below(connections.count)
    let connection = connections[index]
    log?.append("page \(index)")
    switch random.below(40) {
    case 0..<10:
      note("act")
      connection.client.act(&random)
    case 10..<14: ask(connection)
    case 14..<18: try await advancePost(connection, index)
    case 18..<22: try await advanceStream(connection, index, asSocket: random.happens(in: 2))
    case 22..<28: try await deliver(connection, index, bytes: random.happens(in: 2) ? .max : 1 + random.below(400))
    case 28..<31: await deliverMessage(connection)
    case 31: losePost(connection, &random)
    case 32: cut(connection, &random)
    case 33: try await deliverLate(connection, &random)
    case 34..<36: change(connection.feature, &random)
    case 36:
      note("clock")
      site.clock.advance(by: .milliseconds(random.below(20_000)))
    case 37 where random.happens(in: 20): try await replaceProcess(inOrder: random.happens(in: 2))
    case 38 where random.happens(in: 20): try await reload(index)
    case 39 where random.happens(in: 4): setHidden(!connection.client.isHidden, connection)
    default: break
    }
  }

  private func setHidden(_ isHidden: Bool, _ connection: SimulatedConnection) {
    note("hidden: \(isHidden)")
    connection.client.setHidden(isHidden)
    if isHidden { connection.cut() }
  }

  private func ask(_ connection: SimulatedConnection) {
    guard connection.client.isDue || connection.mustAskAgain else { return }
    note("ask")
    connection.ask()
  }

  private func change(_ feature: SimulatedFeature, _ random: inout SimulationRandom) {
    note("change")
    switch random.below(6) {
    case 0: feature.finishOne()
    case 1: feature.insert(at: random.below(4))
    case 2: feature.flags[random.below(feature.flags.count)].toggle()
    case 3: feature.rows.shuffle(using: &random)
    case 4: feature.presented = []
    default: feature.count += 1
    }
  }

  private func request(_ method: LiveRequest.Method, of connection: SimulatedConnection) -> LiveRequest {
    var request = LiveRequest(method: method)
    request.host = "example.test"
    request.cookie = connection.cookie
    request.page = connection.client.token
    return request
  }

  /// Lets a batch arrive at the server, or the answer at the page.
  private func advancePost(_ connection: SimulatedConnection, _ index: Int) async throws {
    switch connection.post {
    case .none: break
    case .request(let body):
      let response = try await send(body, of: connection)
      connection.post = .response(status: response.status, next: response["Live-Next"].flatMap(UInt64.init))
    case .response(let status, let next):
      note("answer \(status)")
      connection.post = .none
      if try connection.client.answered(status, next: next) == .over { try await reload(index) }
    }
  }

  private func send(_ body: [UInt8], of connection: SimulatedConnection) async throws -> LiveResponse {
    note("post \(String(decoding: body, as: UTF8.self))")
    var request = request(.post, of: connection)
    request.body = .bytes(body)
    request.contentType = "application/json"
    return try await site.pages.respond(to: request) { EmptyView() }
  }

  /// Lets the page request a stream, the request arrive at the server, or the response at the page.
  private func advanceStream(_ connection: SimulatedConnection, _ index: Int, asSocket: Bool) async throws {
    switch connection.stream {
    case .closed:
      if connection.client.isHidden { return }
      note("request a stream")
      connection.stream = .request(asSocket: asSocket)
    case .request(let asSocket):
      // A page without a document requests a snapshot, since the simulation does not read HTML.
      let last = connection.client.lastPatch ?? 1 << 50
      var request = request(.get, of: connection)
      if asSocket {
        request.socketProtocols = "live, page.\(connection.client.token), last.\(last)"
        request.canSwitchToSocket = true
        request.origin = "http://example.test"
        request.page = nil
      } else {
        request.accept = "text/event-stream"
        request.last = String(last)
      }
      note("open a stream after \(last)")
      connection.stream = .response(try await site.pages.respond(to: request) { EmptyView() })
    case .response(let response):
      note("response \(response.status)")
      if [401, 403, 404, 410].contains(response.status) {
        // The reason for a rejected WebSocket is found out by a request for a stream.
        if response.status != 101 { return try await reload(index) }
      }
      switch (response.socket, response.body) {
      case (let socket?, _): connection.stream = .open(.init(socket.stream, socket))
      case (nil, .stream(let stream)): connection.stream = .open(.init(stream, nil))
      default: connection.stream = .closed
      }
    case .open: break
    }
  }

  /// Lets a part of the stream's bytes arrive at the page.
  private func deliver(_ connection: SimulatedConnection, _ index: Int, bytes: Int) async throws {
    guard case .open(let link) = connection.stream else { return }
    link.pull()
    let part = link.incoming.prefix(bytes)
    link.incoming.removeFirst(part.count)
    if part.isEmpty {
      if link.isLast { connection.cut() }
      return
    }
    link.unread += part
    while let frame = link.takeFrame() {
      note(frame)
      switch try connection.client.receive(frame) {
      case .none: continue
      case .reconnect: return connection.cut()
      case .reload: return try await reload(index)
      }
    }
  }

  /// Lets a message arrive at the server.
  private func deliverMessage(_ connection: SimulatedConnection) async {
    guard case .open(let link) = connection.stream, let socket = link.socket, !link.outgoing.isEmpty else { return }
    let message = link.outgoing.removeFirst()
    note("message \(String(decoding: message, as: UTF8.self))")
    await socket.send(String(decoding: message, as: UTF8.self))
  }

  // MARK: Faults

  /// Loses a batch or its answer. A batch can arrive later, after the page has sent it again.
  private func losePost(_ connection: SimulatedConnection, _ random: inout SimulationRandom) {
    if case .request(let body) = connection.post, random.happens(in: 2) { connection.late.append(body) }
    note("lose a batch")
    connection.post = .none
  }

  private func cut(_ connection: SimulatedConnection, _ random: inout SimulationRandom) {
    guard case .open(let link) = connection.stream else { return }
    note("cut")
    // Messages that the page has sent before can still arrive.
    if random.happens(in: 2) { connection.late += link.outgoing }
    connection.cut()
  }

  /// Lets a batch arrive that was given up, or the server find out that a stream was closed.
  private func deliverLate(_ connection: SimulatedConnection, _ random: inout SimulationRandom) async throws {
    if !connection.late.isEmpty, random.happens(in: 2) {
      _ = try await send(connection.late.removeFirst(), of: connection)
    } else if !connection.abandoned.isEmpty {
      note("close")
      await connection.abandoned.removeFirst().stream.close()
    }
  }

  private func replaceProcess(inOrder: Bool) async throws {
    note("replace, in order: \(inOrder)")
    site.replaceProcess(inOrder: inOrder)
    if inOrder { return }
    for index in connections.indices { try await reload(index) }
  }

  /// Loads a page again, which loses its session.
  private func reload(_ index: Int) async throws {
    note("reload")
    let former = connections[index]
    try former.checkEvents()
    former.cut()
    for link in former.abandoned { await link.stream.close() }
    while former.feature.waitingCount > 0 { former.feature.finishOne() }
    connections[index] = try await open(index)
  }

  // MARK: Rest

  /// Lets everything arrive, without faults, until nothing is left to do.
  private func rest() async throws {
    for connection in connections where connection.client.isHidden { setHidden(false, connection) }
    for _ in 0..<400 {
      for index in connections.indices {
        for _ in 0..<4 {
          let connection = connections[index]
          ask(connection)
          try await advancePost(connection, index)
          try await advanceStream(connections[index], index, asSocket: index.isMultiple(of: 2))
          await deliverMessage(connections[index])
          await passTurns()
          try await deliver(connections[index], index, bytes: .max)
          await passTurns()
        }
      }
      site.clock.advance(by: .seconds(1))
      await passTurns()
      if connections.allSatisfy(isQuiet) { return try check() }
    }
    throw Violation("Something still waits after 400 rounds: \(connections.map(description))")
  }

  private func isQuiet(_ connection: SimulatedConnection) -> Bool {
    guard case .open(let link) = connection.stream else { return false }
    link.pull()
    return connection.client.isQuiet && !connection.client.isDue && link.incoming.isEmpty && link.outgoing.isEmpty
  }

  private func description(_ connection: SimulatedConnection) -> String {
    "post \(connection.post), stream \(connection.stream), asking \(connection.client.isAsking)"
  }

  private func check() throws(Violation) {
    for connection in connections {
      guard let session = site.session(connection.client.token) else { throw Violation("A page has no session.") }
      guard let root = connection.client.document.root else { throw Violation("A page has no document.") }
      do {
        try root.compare(with: session.host.tree)
      } catch {
        throw Violation("\(error.description) The events: \(connection.eventList).")
      }
      if connection.client.document.title != session.host.title ?? "" { throw Violation("A title differs.") }
      try connection.checkEvents()
      guard connection.client.items.count == connection.reporter.outcomes[connection.label]?.count ?? 0 else {
        throw Violation("Events were handled that no page has sent.")
      }
    }
  }

  /// Leaves every page. No session and no task may be left.
  private func end() async throws {
    for connection in connections {
      let body = connection.client.farewell()
      let response = try await send(body, of: connection)
      guard response.status == 204 else { throw Violation("A farewell was answered with status \(response.status).") }
      while connection.feature.waitingCount > 0 { connection.feature.finishOne() }
      connection.cut()
      for link in connection.abandoned { await link.stream.close() }
    }
    connections = []
    await passTurns()
    // A page that was loaded again because of an error has not taken leave. A hidden one stays for 30 minutes.
    for _ in 0..<100 where site.pages.sessionCount > 0 {
      site.clock.advance(by: .seconds(20))
      await passTurns()
    }
    // The server keeps a stream that its client does not read open for 10 seconds.
    site.clock.advance(by: .seconds(10))
    await passTurns()
    let left = opened.count { $0.session != nil || $0.host != nil }
    guard left == 0 else { throw Violation("\(left) sessions are not released.") }
    guard site.pages.sessionCount == 0 else { throw Violation("\(site.pages.sessionCount) sessions are left.") }
  }
}
