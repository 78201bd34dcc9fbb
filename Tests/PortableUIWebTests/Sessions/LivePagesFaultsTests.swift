import Foundation
import PortableUI
import Testing
import VSMTesting

@testable import PortableUIWeb

/// Pages whose connection loses, repeats and delays requests, and cuts streams.
@MainActor
struct LivePagesFaultsTests {
  /// The part of the page's script that numbers requests and patches, with faults between it and the server.
  @MainActor
  private final class FaultyPage {
    let page: OpenPage
    private let button: UInt64
    private var generator: SeededGenerator
    private var stream: OpenStream?
    private var socket: LiveSocket?
    /// The number of messages on the socket.
    private var asked = 0
    private var number = 0
    private var waiting = 0
    private var unanswered: Int?
    private var late: String?
    private(set) var lastPatch = 0
    private(set) var shown = "0"
    private(set) var presses = 0

    init(_ page: OpenPage, seed: UInt64) throws {
      self.page = page
      button = try page.id(.button, "Add")
      generator = SeededGenerator(seed: seed)
    }

    private func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &generator) == 0 }

    func press() {
      waiting += 1
      presses += 1
    }

    /// Sends the waiting presses, or the unanswered request again.
    func post(faults: Bool) async throws {
      let count = unanswered ?? waiting
      guard count > 0 || lastPatch > 0 else { return }
      if unanswered == nil { waiting -= count }
      unanswered = count
      let events = Array(repeating: "[\(button),\"click\"]", count: count).joined(separator: ",")
      let body = #"{"seq":\#(number + 1),"ack":\#(lastPatch),"events":[\#(events)]}"#
      if faults, chance(4) { return }  // lost on the way
      if let socket {
        asked += 1
        await socket.send(body)
        if faults, chance(4) { await cut() }  // with the answer
        return
      }
      let status = try await page.post(body: body)
      if faults, chance(4) { late = body }
      if faults, chance(4) { return }  // the answer is lost
      #expect(status == 204 || status == 429)
      answered(status)
      if status == 204, faults, chance(3), let late { #expect(try await page.post(body: late) == 204) }
    }

    private func answered(_ status: Int) {
      guard status == 204, unanswered != nil else { return }
      number += 1
      unanswered = nil
    }

    func cut() async {
      await stream?.stream.close()
      (stream, socket) = (nil, nil)
    }

    /// Opens a stream or a WebSocket.
    func connect() async throws {
      guard stream == nil else { return }
      if chance(2) { return stream = try await page.stream(after: lastPatch) }
      let socket = try await page.socket(after: lastPatch)
      (stream, self.socket, asked) = (OpenStream(socket.stream), socket, 0)
    }

    /// Reads what has arrived. A frame that does not follow the last one closes the stream.
    func read(faults: Bool) async throws {
      while let stream, page.session?.queue?.isEmpty == false {
        var iterator = stream.stream.makeAsyncIterator()
        let next = await iterator.next()
        let frames = try #require(next)
        for frame in String(decoding: frames, as: UTF8.self).components(separatedBy: "\n\n") where !frame.isEmpty {
          if faults, chance(6) { return await cut() }  // the rest is lost
          guard let data = frame.split(separator: "data:", maxSplits: 1).last, frame != ":" else { continue }
          let json = try #require(try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [Any])
          if frame.hasPrefix("event:answer") {
            if json[0] as? Int == asked { answered(try #require(json[1] as? Int)) }
            continue
          }
          let patch = try #require(json[0] as? Int)
          if socket != nil, try #require(json[1] as? Int) > number { answered(204) }
          if frame.hasPrefix("event:snapshot") {
            shown = try #require(String(data).firstMatch(of: /"span",\{[^}]*\},"(\d+)"/)).1.description
          } else {
            #expect(patch == lastPatch + 1)
            for case let op as [Any] in json.dropFirst(2) where op[0] as? String == "t" {
              shown = op[2] as? String ?? ""
            }
          }
          lastPatch = patch
        }
      }
    }

    func step() async throws {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0...2: press()
      case 3, 4: try await post(faults: true)
      case 5: await cut()
      default:
        try await connect()
        try await read(faults: true)
      }
    }

    func settle() async throws {
      for _ in 0..<4 {
        try await connect()
        try await read(faults: false)
        try await post(faults: false)
        try await read(faults: false)
      }
    }
  }

  @Test func everyPressIsAppliedOnceBehindAFaultyConnection() async throws {
    let browser = Browser {
      $0.unclaimedSessionsInTotal = 1000
      $0.ringCount = 3
      $0.eventsWhilePaused = 8
      $0.eventsPerSecond = 1000
      $0.eventBurst = 1000
    }
    var pages: [FaultyPage] = []
    for seed in 0..<1000 { pages.append(try FaultyPage(try await browser.open { CounterView() }, seed: UInt64(seed))) }
    for _ in 0..<20 { for page in pages { try await page.step() } }
    for page in pages { try await page.settle() }
    #expect(browser.pages.sessionCount == 1000)
    #expect(pages.allSatisfy { $0.shown == "\($0.presses)" })
    #expect(pages.contains { $0.presses > 8 })
    for page in pages { await page.cut() }
  }
}
