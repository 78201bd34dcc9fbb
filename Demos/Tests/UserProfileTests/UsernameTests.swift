import Testing
import UserProfile

struct UsernameTests {
  @Test func spacesAroundANameAreNotPartOfIt() throws {
    #expect(try Username.validated(" \tAda Lovelace \n") == "Ada Lovelace")
  }

  @Test func charactersAreCountedAsGraphemes() throws {
    let family = String(repeating: "👨‍👩‍👧‍👦", count: 50)
    #expect(try Username.validated(family) == family)
    #expect(throws: InvalidUsername.tooLong(count: 51)) { try Username.validated(family + "!") }
  }

  @Test(arguments: ["", "   ", "\n"])
  func nameOfSpacesIsEmpty(text: String) {
    #expect(throws: InvalidUsername.empty) { try Username.validated(text) }
  }

  @Test func messageContainsTheErrorAndAnInstruction() {
    #expect(
      InvalidUsername.tooLong(count: 51).localizedDescription
        == "A username needs 1 to 50 characters; this one has 51. Type a shorter name."
    )
    #expect(
      InvalidUsername.empty.localizedDescription
        == "A username needs 1 to 50 characters; this one is empty. Type a name."
    )
  }
}
