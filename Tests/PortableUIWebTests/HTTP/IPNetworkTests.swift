import Testing

@testable import PortableUIWeb

struct IPNetworkTests {
  @Test(arguments: [
    ("10.0.0.0/8", "10.255.3.4", true), ("10.0.0.0/8", "11.0.0.0", false), ("10.0.0.0/8", "::ffff:10.1.2.3", true),
    ("192.0.2.128/25", "192.0.2.127", false), ("192.0.2.128/25", "192.0.2.200", true), ("192.0.2.7", "192.0.2.7", true),
    ("192.0.2.7", "192.0.2.6", false), ("192.0.2.7/32", "192.0.2.6", false), ("0.0.0.0/0", "8.8.8.8", true),
    ("0.0.0.0/0", "2001:db8::1", false), ("::/0", "2001:db8::1", true), ("2001:db8::/33", "2001:db8:7fff::1", true),
    ("2001:db8::/33", "2001:db8:8000::1", false), ("2001:db8::/64", "2001:db8::1:0:0:1", true),
    ("2001:db8::/65", "2001:db8::8000:0:0:1", false), ("::1", "::1", true), ("::1/128", "::3", false),
  ])
  func aNetworkContainsItsAddresses(network: String, address: String, isContained: Bool) throws {
    #expect(try #require(IPNetwork(network)).contains(#require(IPAddress(address))) == isContained)
  }

  @Test(arguments: [
    "", "/8", "10.0.0.0/", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/8/8", "::/129", "example.com", "10.0.0.0/x",
  ])
  func otherTextIsNoNetwork(text: String) {
    #expect(IPNetwork(text) == nil)
  }
}
