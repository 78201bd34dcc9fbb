import Testing

@testable import PortableUIWeb

struct ClientNetworkTests {
  @Test(arguments: [
    ("192.0.2.1", "192.0.2.1"),
    ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
    ("2001:DB8:1:2::6", "2001:db8:1:2::"),
    ("2001:0db8:0001:0002::", "2001:db8:1:2::"),
    ("2001:db8::1", "2001:db8:0:0::"),
    ("fe80::1%eth0", "fe80:0:0:0::"),
    ("::ffff:192.0.2.1", "192.0.2.1"),
    ("::FFFF:192.0.2.1", "192.0.2.1"),
    ("nonsense", "nonsense"),
  ])
  func addressesOfOneClientAreOneNetwork(address: String, network: String) {
    #expect(ClientNetwork.name(of: address) == network)
  }

  @Test(arguments: ["127.0.0.1", "127.8.9.10", "::1", "0:0:0:0:0:0:0:1", "::ffff:127.0.0.1"])
  func thisMachineIsNotLimited(address: String) {
    #expect(ClientNetwork.name(of: address) == nil)
  }
}
