import Foundation

/// Findings in SARIF 2.1.0, the format that code scanning services read.
struct SARIFLog: Encodable {
  var version = "2.1.0"
  var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  var runs: [Run]

  enum CodingKeys: String, CodingKey {
    case version, runs
    case schema = "$schema"
  }

  struct Run: Encodable {
    var tool: Tool
    var results: [Result]
    // Columns are counted in bytes of UTF-8, for which SARIF has no name; in ASCII both are the same.
    var columnKind = "unicodeCodePoints"
  }

  struct Tool: Encodable { var driver: Driver }

  struct Driver: Encodable {
    var name = "vsm"
    var rules: [Rule]
  }

  struct Rule: Encodable {
    var id: String
    var shortDescription: Message
  }

  struct Message: Encodable { var text: String }

  struct Result: Encodable {
    var ruleId: String
    var level = "warning"
    var message: Message
    var locations: [Location]
  }

  struct Location: Encodable { var physicalLocation: PhysicalLocation }

  struct PhysicalLocation: Encodable {
    var artifactLocation: ArtifactLocation
    var region: Region
  }

  struct ArtifactLocation: Encodable { var uri: String }

  struct Region: Encodable {
    var startLine: Int
    var startColumn: Int
  }

  init(_ findings: [Finding]) {
    let rules = Linter.identifiers.map { Rule(id: $0, shortDescription: Message(text: Linter.summaries[$0] ?? "")) }
    let results = findings.map { finding in
      Result(
        ruleId: finding.rule, message: Message(text: finding.message),
        locations: [
          Location(
            physicalLocation: PhysicalLocation(
              artifactLocation: ArtifactLocation(uri: Self.uri(finding.path)),
              region: Region(startLine: finding.line, startColumn: finding.column)))
        ])
    }
    runs = [Run(tool: Tool(driver: Driver(rules: rules)), results: results)]
  }

  /// A relative path as a relative reference, an absolute one with the scheme `file`.
  private static func uri(_ path: String) -> String {
    path.hasPrefix("/")
      ? URL(filePath: path).absoluteString
      : path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
  }

  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
