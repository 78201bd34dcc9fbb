import Testing

@testable import PortableUIWeb

struct IPAddressTests {
  @Test(arguments: [
    ("127.0.0.1", "::ffff:7f00:1"), ("::ffff:127.0.0.1", "127.0.0.1"), ("2001:DB8::0:1", "2001:db8:0:0:0:0:0:1"),
    ("fe80::1%eth0", "fe80::1"), ("::", "0:0:0:0:0:0:0:0"), ("1::", "1:0:0:0:0:0:0:0"),
    ("64:ff9b::1.2.3.4", "64:ff9b::102:304"),
  ])
  func notationsOfAnAddressAreEqual(left: String, right: String) throws {
    #expect(try #require(IPAddress(left)) == #require(IPAddress(right)))
  }

  @Test(arguments: [
    "", "1.2.3", "1.2.3.4.5", "1.2.3.256", "01.2.3.4", "1.2.3.-4", "1.2.3.4 ", "1..3.4", "example.com", ":", ":::",
    "1:", ":1",
    "1::2::3", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "12345::", "::g", "::1.2.3", "1.2.3.4::", "1:2:3:4:5:6:7::8",
    "[::1]", "127.0.0.1\0", "::1\0",
  ])
  func otherTextIsNoAddress(text: String) {
    #expect(IPAddress(text) == nil)
  }

  @Test func loopbackAddressesBelongToTheMachine() throws {
    for text in ["127.0.0.1", "127.255.0.3", "::1", "::ffff:127.0.0.1"] {
      #expect(try #require(IPAddress(text)).isLoopback, "\(text)")
    }
    for text in ["126.0.0.1", "128.0.0.1", "::2", "::", "0.0.0.0", "1::1", "1::ffff:127.0.0.1"] {
      #expect(try !#require(IPAddress(text)).isLoopback, "\(text)")
    }
  }
}
