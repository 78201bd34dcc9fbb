#if Sodium
  import Foundation
  import PortableUISodium
  import PortableUIWeb
  import Testing

  struct SodiumStateSealTests {
    private let seal = SodiumStateSeal()
    private let message = Array("Buy milk".utf8)
    private let context = Array("a browser".utf8)

    @Test func aSealedMessageIsOpened() {
      let sealed = seal.seal(message, context: context)
      #expect(seal.open(sealed, context: context) == message)
      #expect(!sealed.contains(message))
    }

    @Test func anEmptyMessageIsOpened() { #expect(seal.open(seal.seal([], context: []), context: []) == []) }

    @Test func aMessageIsSealedDifferentlyEachTime() {
      #expect(seal.seal(message, context: context) != seal.seal(message, context: context))
    }

    @Test func anotherContextOpensNothing() {
      #expect(seal.open(seal.seal(message, context: context), context: Array("another browser".utf8)) == nil)
    }

    @Test func anotherKeyOpensNothing() {
      #expect(SodiumStateSeal().open(seal.seal(message, context: context), context: context) == nil)
    }

    @Test func aPreviousKeyOpens() {
      let (old, new) = (StateKey(), StateKey())
      let sealed = SodiumStateSeal(key: old).seal(message, context: context)
      #expect(SodiumStateSeal(key: new, others: [old]).open(sealed, context: context) == message)
      #expect(SodiumStateSeal(key: new).open(sealed, context: context) == nil)
    }

    @Test func everyChangedBitIsNoticed() {
      let sealed = seal.seal(message, context: context)
      for index in sealed.indices {
        for bit in 0..<8 {
          var changed = sealed
          changed[index] ^= 1 << bit
          #expect(seal.open(changed, context: context) == nil)
        }
      }
    }

    @Test func everyShorterMessageIsNoticed() {
      let sealed = seal.seal(message, context: context)
      for count in sealed.indices { #expect(seal.open(Array(sealed.prefix(count)), context: context) == nil) }
    }

    @Test func randomBytesOpenNothing() {
      for count in 0..<1000 {
        let bytes = (0..<count).map { _ in UInt8.random(in: .min ... .max) }
        #expect(seal.open(bytes, context: context) == nil)
      }
    }
  }

  struct StateKeyTests {
    @Test func aKeyIsReadFromItsText() throws {
      let key = StateKey()
      let other = try #require(StateKey(base64: key.base64))
      let sealed = SodiumStateSeal(key: key).seal([1], context: [])
      #expect(SodiumStateSeal(key: other).open(sealed, context: []) == [1])
    }

    @Test(arguments: ["", "text", Data(count: 31).base64EncodedString(), Data(count: 33).base64EncodedString()])
    func otherTextsAreNoKeys(text: String) { #expect(StateKey(base64: text) == nil) }

    @Test func aKeyIsNotPartOfItsDescription() {
      let key = StateKey()
      #expect(!String(reflecting: key).contains(key.base64) && !"\(key)".contains(key.base64))
    }

    private func seal(ofFile text: String) throws -> SodiumStateSeal {
      let file = FileManager.default.temporaryDirectory.appending(path: "keys-\(UUID())")
      try text.write(to: file, atomically: true, encoding: .utf8)
      defer { try? FileManager.default.removeItem(at: file) }
      return try SodiumStateSeal(contentsOf: file)
    }

    @Test func theFirstKeyOfAFileSealsAndAllOpen() throws {
      let (old, new) = (StateKey(), StateKey())
      let seal = try seal(ofFile: "\(new.base64)\n\n\(old.base64)\r\n")
      #expect(SodiumStateSeal(key: new).open(seal.seal([1], context: []), context: []) == [1])
      #expect(seal.open(SodiumStateSeal(key: old).seal([2], context: []), context: []) == [2])
    }

    @Test func aFileWithoutKeysIsAnError() {
      #expect(throws: StateKeyError.noKey) { try seal(ofFile: "\n \n") }
      #expect(throws: StateKeyError.notAKey(line: 2)) { try seal(ofFile: "\(StateKey().base64)\nsecret\n") }
    }

    @Test func anErrorSaysWhatToDo() {
      for error in [StateKeyError.noKey, .notAKey(line: 3)] {
        #expect(error.localizedDescription.contains("head -c 32 /dev/urandom | base64"))
      }
      #expect(StateKeyError.notAKey(line: 3).localizedDescription.contains("Line 3"))
    }
  }
#endif
