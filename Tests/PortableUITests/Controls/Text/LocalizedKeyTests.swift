import Foundation
import Testing

@testable import PortableUI

private let int: Int = 1234
private let int8: Int8 = 8
private let int16: Int16 = 16
private let int32: Int32 = 32
private let int64: Int64 = 64
private let uint: UInt = 1
private let uint8: UInt8 = 2
private let uint16: UInt16 = 3
private let uint32: UInt32 = 4
private let uint64: UInt64 = 5
private let float: Float = 0.5
private let double: Double = 2.5
private let cgFloat: CGFloat = 1.5
private let string: String = "Ada"

/// The keys of interpolated literals, from a table that the tests of `vsm strings` share.
@MainActor
@Suite struct LocalizedKeyTests {
  private static let literals: [(source: String, key: LocalizedStringKey)] = [
    (#"\(int)"#, "\(int)"),
    (#"\(int8)"#, "\(int8)"),
    (#"\(int16)"#, "\(int16)"),
    (#"\(int32)"#, "\(int32)"),
    (#"\(int64)"#, "\(int64)"),
    (#"\(uint)"#, "\(uint)"),
    (#"\(uint8)"#, "\(uint8)"),
    (#"\(uint16)"#, "\(uint16)"),
    (#"\(uint32)"#, "\(uint32)"),
    (#"\(uint64)"#, "\(uint64)"),
    (#"\(float)"#, "\(float)"),
    (#"\(double)"#, "\(double)"),
    (#"\(cgFloat)"#, "\(cgFloat)"),
    (#"\(string)"#, "\(string)"),
    (#"100%"#, "100%"),
    (#"100%% sure"#, "100%% sure"),
    (#"%d of %@"#, "%d of %@"),
    (#"\(int8)% of \(string)"#, "\(int8)% of \(string)"),
    (#"%\(int8)%"#, "%\(int8)%"),
    (#"%d \(string)"#, "%d \(string)"),
    (#"%% \(string)"#, "%% \(string)"),
    (#"\(double, specifier: "%.2f")%"#, "\(double, specifier: "%.2f")%"),
    (#"\(string) has \(int) %lf"#, "\(string) has \(int) %lf"),
  ]

  private static let table = Result {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Keys/keys.tsv")
    return try String(contentsOf: file.standardized, encoding: .utf8).split(separator: "\n").map {
      $0.split(separator: "\t").map(String.init)
    }
  }

  @Test func tableHasTheseLiterals() throws {
    #expect(try Self.table.get().map(\.[0]) == Self.literals.map(\.source))
  }

  @Test func literalsHaveTheKeysAndTheTextsOfTheTable() throws {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    for (row, literal) in zip(try Self.table.get(), Self.literals) {
      #expect((literal.key.phrase?.key ?? literal.key.text) == row[1], "\(literal.source)")
      #expect(Text(literal.key).string(in: environment) == row[2], "\(literal.source)")
    }
  }

  @Test func translationIsFoundAndFilled() throws {
    let bundle = try TextFolder(catalog: [
      "%d%% of %@": ["de": "%2$@: %1$d %%"], "%u left": ["de": "noch %u"], "100%": ["de": "100 %"],
    ]).bundle
    func text(_ key: LocalizedStringKey) -> String {
      var environment = EnvironmentValues()
      environment.locale = Locale(identifier: "de_DE")
      return TestPage(environment: environment) { Text(key, bundle: bundle) }.texts.first ?? ""
    }
    #expect(text("\(int8)% of \(string)") == "Ada: 8 %")
    #expect(text("\(uint8) left") == "noch 2")
    #expect(text("100%") == "100 %")
  }
}
