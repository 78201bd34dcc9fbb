import Foundation
import Testing

@testable import StringCatalogs

/// The keys of interpolated literals, from a table that the tests of `PortableUI` share.
struct KeyTableTests {
  private static func file(_ name: String) -> Result<String, any Error> {
    Result {
      let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Tests/Keys/\(name)")
      return try String(contentsOf: file.standardized, encoding: .utf8)
    }
  }

  @Test func literalsHaveTheKeysOfTheTable() throws {
    let rows = try Self.file("keys.tsv").get().split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
    let values = try Self.file("values.swift.txt").get()
    #expect(rows.count > 20)
    for row in rows {
      let found = try keys(in: "struct A: View {\n\(values)\nvar body: some View { Text(\"\(row[0])\") } }")
      #expect(found.map(\.key) == [row[1]], "\(row[0])")
    }
  }
}
