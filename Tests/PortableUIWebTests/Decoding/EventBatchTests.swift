import PortableUI
import Testing
import VSMTesting

@testable import PortableUIWeb

struct EventBatchTests {
  private func batch(_ json: String, limit: Int = 100) throws -> EventBatch {
    try EventBatch(json: Array(json.utf8), limit: limit)
  }

  @Test func batchDecodesAllKindsOfEvents() throws {
    let json =
      #"{"seq":5,"ack":12,"events":[[7,"click"],[9,"input","text",3],[11,"select","value"],[9,"submit"],[4,"dismiss"],[9,"focus"],[9,"blur"],[9,"load"],[9,"error"],[9,"resize",320,0],[9,"rows",10,20,2,7],[9,"rows",0,1,1,0],[9,"scroll",7],[0,"visit",2,"/a"],[0,"fragment","a",true],[0,"stored","local","theme","dark"],[0,"stored","session","tab",null],[9,"drag","moved",1,-2,3,-4,0,500,10,20],[9,"component","event","{\"a\":1}"],[9,"component","failure","Error"]]}"#
    let nine = NodeID(rawValue: 9)
    #expect(
      try batch(json)
        == EventBatch(
          number: 5, acknowledged: 12,
          events: [
            Event(NodeID(rawValue: 7), .click), Event(nine, .input("text", revision: 3)),
            Event(NodeID(rawValue: 11), .select("value")), Event(nine, .submit),
            Event(NodeID(rawValue: 4), .dismiss),
            Event(NodeID(rawValue: 9), .focus),
            Event(NodeID(rawValue: 9), .blur), Event(nine, .load), Event(nine, .error),
            Event(nine, .resize(width: 320, height: 0)),
            Event(nine, .rows(10..<20, columns: 2, focused: NodeID(rawValue: 7))),
            Event(nine, .rows(0..<1, columns: 1, focused: nil)), Event(nine, .scroll(NodeID(rawValue: 7))),
            Event(NodeID(rawValue: 0), .visit(key: 2, path: "/a")),
            Event(NodeID(rawValue: 0), .fragment("a", isRequested: true)),
            Event(NodeID(rawValue: 0), .stored("dark", for: StorageKey("theme", in: .local))),
            Event(NodeID(rawValue: 0), .stored(nil, for: StorageKey("tab", in: .session))),
            Event(
              nine,
              .drag(
                Event.Drag(
                  .moved, start: .init(x: 1, y: -2), position: .init(x: 3, y: -4), velocity: .init(x: 0, y: 500),
                  origin: .init(x: 10, y: 20)))),
            Event(nine, .component(.event(#"{"a":1}"#))), Event(nine, .component(.failure("Error"))),
          ]))
  }

  @Test func onlyNumbersAreRequired() throws {
    #expect(try batch(#"{"seq":1,"ack":0}"#) == EventBatch(number: 1, acknowledged: 0))
    #expect(
      try batch(#" { "bye" : true , "hidden" : false , "ack" : 0 , "events" : [ ] , "seq" : 1 } "#)
        == EventBatch(number: 1, acknowledged: 0, isHidden: false, isLast: true))
  }

  @Test(arguments: [
    "", "{}", "[]", "null", "5", #"{"seq":1}"#, #"{"ack":0}"#, #"{"seq":0,"ack":0}"#, #"{"seq":1,"ack":-1}"#,
    #"{"seq":1,"ack":0,"other":1}"#, #"{"seq":1,"seq":1,"ack":0}"#, #"{"seq":"1","ack":0}"#, #"{"seq":1.0,"ack":0}"#,
    #"{"seq":1,"ack":0,"events":{}}"#, #"{"seq":1,"ack":0,"events":[1]}"#, #"{"seq":1,"ack":0,"events":[[]]}"#,
    #"{"seq":1,"ack":0,"events":[[7]]}"#, #"{"seq":1,"ack":0,"events":[[7,"hover"]]}"#,
    #"{"seq":1,"ack":0,"events":[["7","click"]]}"#, #"{"seq":1,"ack":0,"events":[[7,"click","more"]]}"#,
    #"{"seq":1,"ack":0,"events":[[7,"dismiss",true]]}"#, #"{"seq":1,"ack":0,"events":[[7,"load",40]]}"#,
    #"{"seq":1,"ack":0,"events":[[7,"input","text"]]}"#, #"{"seq":1,"ack":0,"events":[[7,"input",3,"text"]]}"#,
    #"{"seq":1,"ack":0,"events":[[7,"resize",320]]}"#, #"{"seq":1,"ack":0,"events":[[7,"resize",320,-1]]}"#,
    #"{"seq":1,"ack":0,"events":[[7,"resize",320.5,1]]}"#, #"{"seq":1,"ack":0,"events":[[7,"resize","320",1]]}"#,
    #"{"seq":1,"ack":0,"events":[[7,"scroll"]]}"#, #"{"seq":1,"ack":0,"events":[[7,"scroll","8"]]}"#,
    #"{"seq":1,"ack":0,"events":[[7,"rows",1,2,1]]}"#, #"{"seq":1,"ack":0,"events":[[7,"rows",2,2,1,0]]}"#,
    #"{"seq":1,"ack":0,"events":[[7,"rows",3,2,1,0]]}"#, #"{"seq":1,"ack":0,"events":[[7,"rows",1,2,0,0]]}"#,
    #"{"seq":1,"ack":0,"events":[[7,"rows",-1,2,1,0]]}"#,
    #"{"seq":1,"ack":0,"events":[[7,"rows",1,18446744073709551615,1,0]]}"#,
    #"{"seq":1,"ack":0,"events":[[0,"visit"]]}"#, #"{"seq":1,"ack":0,"events":[[0,"visit","/a",2]]}"#,
    #"{"seq":1,"ack":0,"events":[[0,"visit",-1,"/a"]]}"#,
    #"{"seq":1,"ack":0,"events":[[0,"fragment","a"]]}"#, #"{"seq":1,"ack":0,"events":[[0,"fragment","a",1]]}"#,
    #"{"seq":1,"ack":0,"events":[[0,"stored","cookies","a","b"]]}"#,
    #"{"seq":1,"ack":0,"events":[[0,"stored","local","a"]]}"#,
    #"{"seq":1,"ack":0,"events":[[0,"stored","local","a",1]]}"#,
    #"{"seq":1,"ack":0,"events":[[0,"stored","local","a",nul]]}"#,
    #"{"seq":1,"ack":0,"events":[[9,"drag","moved",1,2,3,4,5,6,7]]}"#,
    #"{"seq":1,"ack":0,"events":[[9,"component","event"]]}"#,
    #"{"seq":1,"ack":0,"events":[[9,"component","other","1"]]}"#,
    #"{"seq":1,"ack":0,"events":[[9,"component","event",{}]]}"#,
    #"{"seq":1,"ack":0,"events":[[9,"drag","thrown",1,2,3,4,5,6,7,8]]}"#,
    #"{"seq":1,"ack":0,"events":[[9,"drag","moved",- 1,2,3,4,5,6,7,8]]}"#,
    #"{"seq":1,"ack":0,"events":[[9,"drag","moved",1.5,2,3,4,5,6,7,8]]}"#,
    #"{"seq":1,"ack":0,"events":[[7,"select"]]}"#, #"{"seq":1,"ack":0,"events":[[7,"click"],]}"#,
    #"{"seq":1,"ack":0,}"#, #"{"seq":1,"ack":0}x"#, #"{"seq":1,"ack":0,"hidden":1}"#,
    #"{"seq":1,"ack":0,"bye":"true"}"#,
    #"{"seq":1,"ack":0"#, #"{"seq":1 "ack":0}"#,
  ])
  func invalidJSONIsMalformed(json: String) {
    #expect(throws: LiveRejection.malformed) { try batch(json) }
  }

  @Test func lastBatchCanRepeatEvents() throws {
    let events = [Event(NodeID(rawValue: 7), .click), Event(NodeID(rawValue: 8), .click)]
    #expect(
      try batch(#"{"seq":1,"ack":0,"again":1,"events":[[7,"click"],[8,"click"]],"bye":true}"#)
        == EventBatch(number: 1, acknowledged: 0, events: events, repeated: 1, isLast: true))
  }

  @Test(arguments: [
    #"{"seq":1,"ack":0,"again":1,"events":[[7,"click"]]}"#, #"{"seq":1,"ack":0,"again":1,"bye":true}"#,
    #"{"seq":1,"ack":0,"again":2,"events":[[7,"click"]],"bye":true}"#,
  ])
  func onlyTheLastBatchRepeatsEvents(json: String) {
    #expect(throws: LiveRejection.malformed) { try batch(json) }
  }

  @Test func numberOfEventsIsLimited() throws {
    let json = #"{"seq":1,"ack":0,"events":[[7,"click"],[7,"click"],[7,"click"]]}"#
    #expect(try batch(json, limit: 3).events.count == 3)
    #expect(throws: LiveRejection.malformed) { try batch(json, limit: 2) }
  }

  @Test func randomBytesAreMalformed() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0..<64, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      #expect(throws: LiveRejection.malformed) { try EventBatch(json: bytes, limit: 100) }
    }
  }

  @Test func mutatedBatchesAreDecodedOrMalformed() throws {
    var generator = SeededGenerator(seed: 2)
    let seed = Array(
      #"{"seq":5,"ack":12,"events":[[7,"click"],[9,"input","té\u00e9\ud83d\ude00\n",3],[1,"select","v"]],"bye":true}"#
        .utf8)
    var read = 0
    for _ in 0..<20_000 {
      var bytes = seed
      for _ in 0...Int.random(in: 0..<3, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(Array("{}[],:\"\\0u".utf8).randomElement(using: &generator)!, at: place)
        default: bytes.removeLast(place / 2)
        }
      }
      do throws(LiveRejection) {
        _ = try EventBatch(json: bytes, limit: 100)
        read += 1
      } catch {
        #expect(error == .malformed)
      }
    }
    // Some mutations only change a text or a number. Without any, the loop would test little.
    #expect(read > 0 && read < 20_000)
  }
}
