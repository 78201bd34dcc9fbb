import Testing

@testable import PortableUIWeb

struct CookieHeaderTests {
  private func values(_ header: String?) -> [String] {
    var values: [String] = []
    CookieHeader.forEachValue(of: "a=", in: header) { values.append(String($0)) }
    return values
  }

  @Test func allValuesOfACookieAreFound() {
    #expect(values("a=1") == ["1"])
    #expect(values("b=2; a=1;a=3;  a=; ba=4; a") == ["1", "3", ""])
    #expect(values("a=1=2") == ["1=2"])
  }

  @Test func missingHeaderHasNoValues() {
    for header in [nil, "", ";", "; ;", "=", "b=a=1"] { #expect(values(header) == []) }
  }
}
