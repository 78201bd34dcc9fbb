import Testing

@testable import PortableUIWeb

struct AllowedHostsTests {
  var configuration = LivePageConfiguration()

  private func allows(_ host: String?, at own: String...) -> Bool {
    AllowedHosts(configuration).contains(host, ownAddresses: own)
  }

  @Test(arguments: [
    "localhost", "LocalHost:8080", "shop.localhost", "127.0.0.1", "127.0.0.1:80", "127.1.2.3", "[::1]:8080",
    "[::ffff:127.0.0.1]", "localhost.",
  ])
  func namesOfTheMachineItselfAreAllowed(host: String) {
    #expect(allows(host))
  }

  @Test(arguments: [
    "evil.test", "localhost.evil.test", "127.0.0.1.evil.test", "evillocalhost", ".localhost", "192.0.2.7", "8.8.8.8",
    "0.0.0.0",
    "[2001:db8::1]", "2130706433", "0x7f.1", "localhost@evil.test", "", ":80", "localhost:80x",
  ])
  func otherHostsAreNot(host: String) {
    #expect(!allows(host, at: "127.0.0.1"))
  }

  @Test func theAddressesOfTheServerAreAllowed() {
    #expect(allows("192.0.2.7:8080", at: "192.0.2.7"))
    #expect(allows("[2001:DB8:0::1]", at: "192.0.2.7", "2001:db8::1"))
    #expect(allows("192.0.2.7", at: "::ffff:192.0.2.7"))
    #expect(!allows("192.0.2.8", at: "192.0.2.7"))
  }

  @Test mutating func theConfigurationListsHosts() {
    configuration.allowedHosts = ["Example.com", "*.shop.test", "192.0.2.9", "2001:db8::9"]
    for host in ["example.com", "EXAMPLE.COM:443", "a.shop.test", "a.b.shop.test", "192.0.2.9", "[2001:db8::9]:80"] {
      #expect(allows(host), "\(host)")
    }
    for host in ["www.example.com", "shop.test", "xshop.test", ".shop.test", "example.com.evil.test", "192.0.2.8"] {
      #expect(!allows(host), "\(host)")
    }
    #expect(allows("localhost"))
  }

  @Test mutating func allowedOriginsNameTheirHosts() {
    configuration.allowedOrigins = ["https://example.com", "http://[2001:db8::9]:8080"]
    #expect(allows("example.com") && allows("[2001:db8::9]:8080") && !allows("evil.test"))
  }

  @Test mutating func allHostsCanBeAllowed() {
    configuration.allowedHosts = ["*"]
    #expect(allows("evil.test"))
  }

  @Test func aRequestWithoutAHostIsAllowed() {
    #expect(allows(nil))
  }

  @Test(arguments: ["https://example.com", "example.com:8080", "example.com/app", "a.*.test", "", "*.", "[::1]"])
  func aSettingWithMoreThanANameIsNotValid(host: String) {
    #expect(!LivePageConfiguration.isHost(host))
  }

  @Test func aSettingThatIsNotValidStopsTheProgram() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var configuration = LivePageConfiguration()
      configuration.allowedHosts = ["https://example.com"]
      _ = AllowedHosts(configuration)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("without scheme, port and path"))
  }
}
