import Testing

@testable import gallery

struct GalleryAddressTests {
  @Test func actualPortIsInTheAddress() {
    let address = GalleryAddress(host: "127.0.0.1", port: 0)
    address.listens(onPort: 4242)
    #expect(address.url == "http://127.0.0.1:4242")
  }
}
