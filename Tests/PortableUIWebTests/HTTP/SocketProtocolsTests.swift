import Testing

@testable import PortableUIWeb

struct SocketProtocolsTests {
  @Test func namesOfTheScriptAreRead() throws {
    let names = "live, page.abc, last.7, zone.Europe%2FBerlin, locale.de-AT"
    let protocols = try #require(SocketProtocols(names.utf8))
    #expect(protocols.page == "abc" && protocols.last == 7)
    #expect(protocols.zone == "Europe/Berlin" && protocols.locale == "de-AT")
  }

  @Test(arguments: ["", "live", "live, last.", "live, last.x", "page.abc, last.0", "live, last.-1"])
  func incompleteListIsMalformed(names: String) {
    #expect(SocketProtocols(names.utf8) == nil)
  }

  @Test func numberOfNamesIsLimited() {
    let most = "live, last.0" + String(repeating: ", a.b", count: SocketProtocols.countLimit - 2)
    #expect(SocketProtocols(most.utf8) != nil)
    #expect(SocketProtocols((most + ", a.b").utf8) == nil)
  }

  /// The list is read before the session is known, so that no limit of a session applies to it.
  @Test(arguments: CountedBytes.sizes)
  func workIsBounded(names: Int) {
    let bytes = CountedBytes("live,last.0" + String(repeating: ",a.b", count: names))
    _ = SocketProtocols(bytes)
    #expect(bytes.work.reads <= 1_024)
  }
}
