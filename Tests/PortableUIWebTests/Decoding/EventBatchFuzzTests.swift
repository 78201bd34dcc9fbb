import Foundation
import PortableUI
import Testing
import VSMTesting

@testable import PortableUIWeb

/// Tests of the decoder with mutated and generated requests. The seeds are fixed, so that a failure repeats.
struct EventBatchFuzzTests {
  /// The requests from which mutations start.
  private static let corpus: [[UInt8]] = {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../FuzzCorpus/events").standardized
    let files = (try? FileManager.default.contentsOfDirectory(at: tests, includingPropertiesForKeys: nil)) ?? []
    return files.sorted { $0.path < $1.path }.compactMap { try? Array(Data(contentsOf: $0)) }
  }()

  private static let marks = Array("{}[],:\"\\u0 9eE-.tfn".utf8)

  private func mutate(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      guard !bytes.isEmpty else { return bytes }
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      case 2: bytes.remove(at: place)
      case 3: bytes.insert(Self.marks.randomElement(using: &generator)!, at: place)
      case 4: bytes.removeLast(Int.random(in: 0...bytes.count - place, using: &generator))
      default:
        let end = Int.random(in: place...min(bytes.count, place + 40), using: &generator)
        bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &generator))
      }
    }
    return bytes
  }

  /// Decodes a request with Foundation's reader, if its content is a batch.
  private func reference(_ bytes: [UInt8]) -> (number: UInt64, events: [[Any]])? {
    let object = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    guard let object, let number = object["seq"] as? UInt64 else { return nil }
    return (number, object["events"] as? [[Any]] ?? [])
  }

  @Test func corpusIsFound() {
    #expect(Self.corpus.count >= 10)
  }

  @Test(arguments: 1...4)
  func mutatedRequestsAreDecodedAsByFoundationOrMalformed(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var decoded = 0
    for round in 0..<5000 {
      let bytes = mutate(Self.corpus[round % Self.corpus.count], &generator)
      do throws(LiveRejection) {
        let batch = try EventBatch(json: bytes, limit: 100)
        decoded += 1
        // Foundation rejects unpaired surrogates, which JavaScript can send.
        guard let reference = reference(bytes) else {
          #expect(bytes.contains(UInt8(ascii: "\\")), "\(String(decoding: bytes, as: UTF8.self))")
          continue
        }
        #expect(batch.number == reference.number)
        #expect(batch.events.count == reference.events.count)
        for (event, fields) in zip(batch.events, reference.events) {
          #expect(event.node.rawValue == fields.first as? UInt64)
          if case .input(let text, let revision) = event.action {
            #expect(text == fields[2] as? String && revision == fields[3] as? UInt64)
          }
        }
      } catch {
        #expect(error == .malformed)
      }
    }
    #expect(decoded > 0 && decoded < 5000)
  }

  @Test func generatedRequestsAreDecodedCompletely() throws {
    var generator = SeededGenerator(seed: 5)
    let texts = ["", "a", "é", "👩‍👩‍👧", "\u{0}\u{1F}", "\"\\/", "\u{2028}", String(repeating: "ß", count: 300)]
    for _ in 0..<3000 {
      var events: [Event] = []
      var fields: [[Any]] = []
      for _ in 0..<Int.random(in: 0..<6, using: &generator) {
        let node = UInt64.random(in: 0...JSONReader.largestNumber, using: &generator)
        let text = texts.randomElement(using: &generator)!
        let number = UInt64.random(in: 0...1000, using: &generator)
        let (action, more): (Event.Action, [Any]) =
          switch Int.random(in: 0..<6, using: &generator) {
          case 0: (.click, ["click"])
          case 1: (.input(text, revision: number), ["input", text, number])
          case 2: (.select(text), ["select", text])
          case 3: (.visit(key: number, path: text), ["visit", number, text])
          case 4: (.stored(text, for: StorageKey(text, in: .local)), ["stored", "local", text, text])
          default: (.submit, ["submit"])
          }
        events.append(Event(NodeID(rawValue: node), action))
        fields.append([node] + more)
      }
      let number = UInt64.random(in: 1...JSONReader.largestNumber, using: &generator)
      let json = try JSONSerialization.data(withJSONObject: ["seq": number, "ack": 3, "events": fields])
      let batch = try EventBatch(json: Array(json), limit: 100)
      #expect(batch == EventBatch(number: number, acknowledged: 3, events: events))
    }
  }
}
