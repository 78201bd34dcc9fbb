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
    "/\t/evil.test", "javascript:x",
  ])
  func otherAddressesAreNotOnThisSite(address: String) {
    #expect(!SafeAddress.isOnThisSite(address))
  }
}
