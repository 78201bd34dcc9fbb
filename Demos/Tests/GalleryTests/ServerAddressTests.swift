import Testing

@testable import gallery

struct ServerAddressTests {
  @Test(arguments: [
    ("127.0.0.1", "http://127.0.0.1:8080"), ("0.0.0.0", "http://127.0.0.1:8080"), ("::", "http://[::1]:8080"),
    ("::1", "http://[::1]:8080"), ("localhost", "http://localhost:8080"),
  ])
  func addressCanBeOpenedByABrowser(host: String, url: String) {
    #expect(ServerAddress(host: host, port: 8080).url == url)
  }

  @Test func actualPortIsInTheAddress() {
    let address = ServerAddress(host: "127.0.0.1", port: 0)
    address.listens(onPort: 4242)
    #expect(address.url == "http://127.0.0.1:4242")
  }
}
