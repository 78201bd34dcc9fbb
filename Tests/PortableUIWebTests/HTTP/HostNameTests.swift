import Testing

@testable import PortableUIWeb

struct HostNameTests {
  @Test(arguments: [
    ("example.com", "example.com"), ("example.com:8080", "example.com"), ("example.com.", "example.com"),
    ("example.com.:80", "example.com"), ("[::1]", "::1"), ("[::1]:8080", "::1"), ("127.0.0.1:80", "127.0.0.1"),
    ("example.com:", "example.com"),
  ])
  func aHostHasAName(host: String, name: String) {
    #expect(HostName.name(in: host).map(String.init) == name)
  }

  @Test(arguments: ["", ":80", "[::1", "[]", "[::1]x", "example.com:80x", "::1", "user@host:80:80"])
  func aMalformedHostHasNone(host: String) {
    #expect(HostName.name(in: host) == nil)
  }
}
