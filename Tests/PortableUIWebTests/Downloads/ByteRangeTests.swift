import Testing

@testable import PortableUIWeb

struct ByteRangeTests {
  private static let parts: [(String, Range<Int>)] = [
    ("bytes=0-3", 0..<4), ("bytes=4-", 4..<10), ("bytes=-3", 7..<10), ("bytes=-30", 0..<10), ("bytes=8-99", 8..<10),
    ("bytes=9-9", 9..<10),
  ]

  @Test(arguments: parts)
  func partsAreRead(field: String, range: Range<Int>) { #expect(ByteRange(field, of: 10) == .part(range)) }

  @Test(arguments: ["bytes=10-", "bytes=10-12", "bytes=-0"])
  func partsBeyondTheFileAreUnsatisfiable(field: String) { #expect(ByteRange(field, of: 10) == .unsatisfiable) }

  @Test(
    arguments: [
      nil, "", "bytes", "bytes=", "bytes=-", "bytes=a-b", "bytes=5-3", "bytes=0-1,3-4", "lines=0-3", "bytes=+1-3",
      "bytes=99999999999999999999-", "bytes=-99999999999999999999",
    ])
  func otherFieldsStandForTheWholeFile(field: String?) { #expect(ByteRange(field, of: 10) == .whole) }

  @Test func emptyFileHasNoParts() {
    #expect(ByteRange("bytes=0-", of: 0) == .unsatisfiable)
    #expect(ByteRange("bytes=-5", of: 0) == .unsatisfiable)
  }
}
