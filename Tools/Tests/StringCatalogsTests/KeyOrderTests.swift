import Testing

@testable import StringCatalogs

struct KeyOrderTests {
  @Test func keysAreInTheOrderOfXcode() {
    let keys = [
      "", "(", ")", "@Ada", "%@", "%@ - %@", "%@ %@", "%lld items", "•", "1", "2", "2FA Code", "10", "About", "Account",
      "Account Details", "Accounts", "BETA", "between sections", "Border", "Content - %@", "Content Viewer", "Contents",
      "éclair", "ERROR", "none", "None", "Note",
    ]
    #expect(keys.reversed().sorted(by: KeyOrder.precedes) == keys)
  }
}
