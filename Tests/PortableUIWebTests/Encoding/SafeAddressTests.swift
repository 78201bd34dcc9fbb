import Testing

@testable import PortableUIWeb

struct SafeAddressTests {
  @Test(arguments: [
    "/profile", "profile", "#top", "?a=b", "", "https://example.test/a:b", "HTTP://example.test", "mailto:a@b.test",
    "tel:+49", "//example.test", "/a:b", "?a:b",
  ])
  func addressesThatCannotRunCodeAreAccepted(address: String) {
    #expect(SafeAddress.isHarmless(address, isImage: false))
  }

  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:alert(1)", " javascript:alert(1)", "\u{1}javascript:alert(1)",
    "java\nscript:alert(1)", "java\tscript:alert(1)", "javascript\r\n:alert(1)", "vbscript:x", "data:text/html,x",
    "blob:x", "file:///etc/passwd", "javascript&colon;:x",
  ])
  func addressesThatCanRunCodeAreRejected(address: String) {
    #expect(!SafeAddress.isHarmless(address, isImage: false))
    #expect(!SafeAddress.isHarmless(address, isImage: true))
  }

  @Test func onlyImagesCanBeData() {
    #expect(SafeAddress.isHarmless("data:image/png;base64,AAAA", isImage: true))
    #expect(!SafeAddress.isHarmless("data:image/png;base64,AAAA", isImage: false))
    #expect(!SafeAddress.isHarmless("data:text/html,x", isImage: true))
    #expect(!SafeAddress.isHarmless("mailto:a@b.test", isImage: true))
  }

  @Test(arguments: ["/", "/profile", "/blog/1?a=b#c", "profile", "../blog", "?a", "#a"])
  func relativeAddressesAreOnThisSite(address: String) {
    #expect(SafeAddress.isOnThisSite(address))
  }

  @Test(arguments: [
    "", "https://evil.test", "//evil.test", "/\\evil.test", "\\\\evil.test", "\\/evil.test", " //evil.test",
    "/\t/evil.test", "javascript:x", "\t/a", "\u{1}/a", " /a", "/a\n", "/a\r/b", "/a\u{7F}", "/a\\b", "profile\\..",
    "https:/\\evil.test", "https:evil.test", "//user@evil.test", "\u{0}//evil.test", "///evil.test",
  ])
  func otherAddressesAreNotOnThisSite(address: String) {
    #expect(!SafeAddress.isOnThisSite(address))
  }

  @Test func originsAreComparedAsBrowsersDo() {
    #expect(SafeAddress.origin(of: "https://Pay.Example.com/a?b#c") == "https://pay.example.com")
    #expect(SafeAddress.origin(of: "HTTPS://pay.example.com:443") == "https://pay.example.com")
    #expect(SafeAddress.origin(of: "http://pay.example.com:8080?a") == "http://pay.example.com:8080")
    #expect(SafeAddress.origin(of: "http://[::1]:80/") == "http://[::1]")
  }

  @Test(arguments: [
    "https:/pay.example.com", "https:pay.example.com", "https:/\\pay.example.com", "https:\\\\pay.example.com",
    "//pay.example.com", "https://user@pay.example.com", "https://pay.example.com@evil.test",
    "https://pay.example.com\\@evil.test", "https://pay.example.com%2F@evil.test",
    "https://evil.test%2Fpay.example.com",
    "https://pay.example.com\t.evil.test", "https://pay.example.com\n", " https://pay.example.com",
    "\u{1}https://pay.example.com", "ht\ntps://pay.example.com", "https://pay.example.com:",
    "https://pay.example.com:0",
    "https://", "https:///pay.example.com", "ftp://pay.example.com", "javascript://pay.example.com/%0Aalert(1)",
    "https://pay.example.com。evil.test", "https://.pay.example.com", "https://pay.example.com-",
  ])
  func anAddressThatParsersCouldReadDifferentlyHasNoOrigin(address: String) {
    #expect(SafeAddress.origin(of: address) == nil)
    #expect(!SafeAddress.mayBeOpened(address, origins: ["https://pay.example.com", "http://pay.example.com"]))
  }

  @Test(arguments: [
    "https://evil.test", "http://pay.example.com", "https://pay.example.com.evil.test",
    "https://evil.test/pay.example.com",
    "https://pay.example.com:444", "https://evil.test#https://pay.example.com",
  ])
  func anOriginThatIsNotAllowedIsNotOpened(address: String) {
    #expect(!SafeAddress.mayBeOpened(address, origins: ["https://pay.example.com"]))
  }

  @Test(arguments: ["/a", "a", "?a", "https://pay.example.com/a", "mailto:a@b.test", "tel:+49"])
  func ownAndAllowedAddressesAreOpened(address: String) {
    #expect(SafeAddress.mayBeOpened(address, origins: ["https://pay.example.com"]))
  }
}
