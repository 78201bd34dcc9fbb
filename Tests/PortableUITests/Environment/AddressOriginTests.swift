import Testing

@testable import PortableUI

@Suite struct AddressOriginTests {
  @Test(arguments: [
    ("https://a.example/b?c", "https://a.example", "/b?c"), ("HTTPS://A.Example:8443", "https://a.example:8443", ""),
    ("http://a.example#b", "http://a.example", "#b"), ("https://a.example\\b", "https://a.example", "\\b"),
  ])
  func partsOfAnAddressAreRead(address: String, origin: String, rest: String) {
    let found = AddressOrigin(of: address)
    #expect(found?.text == origin && found?.rest == rest[...] && found?.hasUser == false)
  }

  @Test func nameOfAUserIsNoHost() {
    let found = AddressOrigin(of: "https://a.example@evil.test/b")
    #expect(found?.host == "evil.test" && found?.hasUser == true)
  }

  @Test(arguments: ["/a", "a", "//a.example", "data:image/png,a", "wss://a.example", "javascript://a", "https:/a", ""])
  func otherAddressHasNoOrigin(address: String) { #expect(AddressOrigin(of: address) == nil) }
}
