#if Sodium
  import Foundation
  import PortableUISodium
  import Testing

  @testable import PortableUIWeb

  /// Texts that a browser could send in place of one that the site has sealed.
  struct ForgedStatesTests {
    private static let count = ProcessInfo.processInfo.environment["VSM_LONG_TESTS"] == nil ? 20_000 : 1_000_000

    private let states: SealedStates
    private let owners = [
      SealedStates.Owner(browser: "a", person: nil, view: "/todo add"),
      SealedStates.Owner(browser: "b", person: nil, view: "/todo add"),
      SealedStates.Owner(browser: "a", person: "ada", view: "/todo add"),
      SealedStates.Owner(browser: "a", person: nil, view: "/todo title"),
      SealedStates.Owner(browser: "a", person: nil, view: "/shopping add"),
    ]

    init() throws {
      var configuration = LivePageConfiguration()
      configuration.stateSeal = SodiumStateSeal()
      states = try #require(SealedStates(configuration))
    }

    private func text(_ number: Int) -> String { "1 {\"title\":\"To-do \(number)\"}" }

    @Test func noneOfAMillionForgedTextsIsOpened() throws {
      var generator = SystemRandomNumberGenerator()
      for number in 0..<Self.count {
        let sealed = states.sealed(text(number), of: owners[0])
        #expect(states.opened(sealed, of: owners[0]) == text(number))
        let forged = forge(sealed, number, &generator)
        guard states.opened(forged.text, of: forged.owner) != nil else { continue }
        Issue.record("“\(forged.text)”, made from “\(sealed)”, was opened for \(forged.owner).")
        return
      }
    }

    private func forge(
      _ sealed: String, _ number: Int, _ generator: inout SystemRandomNumberGenerator
    ) -> (text: String, owner: SealedStates.Owner) {
      let original = Array(Data(base64Encoded: sealed) ?? Data())
      var bytes = original
      let index = Int.random(in: bytes.indices, using: &generator)
      switch number % 8 {
      case 0: return (sealed, owners[Int.random(in: 1..<owners.count, using: &generator)])
      case 1: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      case 2: bytes.removeLast(bytes.count - index)
      case 3: bytes.append(UInt8.random(in: .min ... .max, using: &generator))
      case 4: bytes.removeFirst(index + 1)
      case 5:
        // The start of one text with the end of another.
        let other = Array(Data(base64Encoded: states.sealed(text(number + 1), of: owners[0])) ?? Data())
        bytes.replaceSubrange(index..., with: other.dropFirst(index))
        // The replaced bytes can be the same by chance.
        if bytes == other || bytes == original { bytes[0] ^= 1 }
      case 6: bytes = bytes.map { _ in UInt8.random(in: .min ... .max, using: &generator) }
      default: return (sealed + "AAAA", owners[0])
      }
      return (Data(bytes).base64EncodedString(), owners[0])
    }
  }
#endif
