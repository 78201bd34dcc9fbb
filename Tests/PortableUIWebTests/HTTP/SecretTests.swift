import Testing

@testable import PortableUIWeb

struct SecretTests {
  @Test func secretIsParsedFromItsDescription() {
    let secret = Secret()
    #expect(Secret(secret.description) == secret)
    #expect(secret.description.count == 32)
  }

  @Test func secretsAreUnique() {
    #expect(Set((0..<1000).map { _ in Secret() }).count == 1000)
  }

  @Test func everyBitIsCompared() throws {
    let digits = String(repeating: "0", count: 32)
    let zero = try #require(Secret(digits))
    for place in 0..<32 {
      var other = Array(digits)
      other[place] = "1"
      #expect(try #require(Secret(String(other))) != zero)
    }
  }

  @Test(arguments: [
    "", "0", String(repeating: "0", count: 31), String(repeating: "0", count: 33),
    String(repeating: "F", count: 32), String(repeating: "g", count: 32), "ä" + String(repeating: "0", count: 30),
  ])
  func otherTextsAreNotSecrets(text: String) {
    #expect(Secret(text) == nil)
  }
}
