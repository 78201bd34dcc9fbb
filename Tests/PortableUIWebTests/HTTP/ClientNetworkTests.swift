import Testing

@testable import PortableUIWeb

struct ClientNetworkTests {
  private func ipv6(_ prefix: UInt64, bits: Int = 64) -> ClientNetwork { .ipv6(prefix: prefix, bits: bits) }

  @Test(arguments: [
    ("192.0.2.1", ClientNetwork.ipv4(0xC000_0201)),
    ("2001:db8:1:2:3:4:5:6", .ipv6(prefix: 0x2001_0DB8_0001_0002, bits: 64)),
    ("2001:DB8:1:2::6", .ipv6(prefix: 0x2001_0DB8_0001_0002, bits: 64)),
    ("2001:0db8:0001:0002::", .ipv6(prefix: 0x2001_0DB8_0001_0002, bits: 64)),
    ("2001:db8::1", .ipv6(prefix: 0x2001_0DB8_0000_0000, bits: 64)),
    ("fe80::1%eth0", .ipv6(prefix: 0xFE80_0000_0000_0000, bits: 64)),
    ("::ffff:192.0.2.1", .ipv4(0xC000_0201)),
    ("::FFFF:192.0.2.1", .ipv4(0xC000_0201)),
    ("nonsense", .other("nonsense")),
  ])
  func addressesOfOneClientAreOneNetwork(address: String, network: ClientNetwork) {
    #expect(ClientNetwork(of: address) == network)
  }

  @Test(arguments: ["127.0.0.1", "127.8.9.10", "::1", "0:0:0:0:0:0:0:1", "::ffff:127.0.0.1"])
  func thisMachineIsNotLimited(address: String) {
    #expect(ClientNetwork(of: address) == nil)
  }

  @Test func networksOfAHouseholdAndOfACompanySurroundThoseOfTheirClients() throws {
    let network = try #require(ClientNetwork(of: "2001:db8:1:2ff::1"))
    let household = ipv6(0x2001_0DB8_0001_0200, bits: 56)
    let company = ipv6(0x2001_0DB8_0001_0000, bits: 48)
    #expect(network.withSurroundings == [network, household, company])
    #expect(network.withSurroundings.map(\.share) == [1, 2, 8])
    #expect(household.contains(network) && company.contains(network) && !household.contains(nil))
    #expect(!household.contains(ClientNetwork(of: "2001:db8:1:300::1")))
    #expect(ClientNetwork.ipv4(1).withSurroundings == [.ipv4(1)])
  }
}
