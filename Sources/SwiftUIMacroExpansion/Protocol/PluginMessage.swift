/// A message to the compiler.
enum PluginMessage {
  case capability
  /// The source of an expansion; `nil` after an error.
  case expansion(source: String?, diagnostics: [Diagnostic])
}

extension PluginMessage: Encodable {
  /// The version of the protocol in which messages have all properties that this plugin uses.
  private static let version = 7

  private enum Name: String, CodingKey { case getCapabilityResult, expandMacroResult }
  private enum CapabilityName: String, CodingKey { case capability }
  private enum VersionName: String, CodingKey { case protocolVersion }
  private enum ExpansionName: String, CodingKey { case expandedSource, diagnostics }

  func encode(to encoder: any Encoder) throws {
    var message = encoder.container(keyedBy: Name.self)
    switch self {
    case .capability:
      var result = message.nestedContainer(keyedBy: CapabilityName.self, forKey: .getCapabilityResult)
      var capability = result.nestedContainer(keyedBy: VersionName.self, forKey: .capability)
      try capability.encode(Self.version, forKey: .protocolVersion)
    case .expansion(let source, let diagnostics):
      var result = message.nestedContainer(keyedBy: ExpansionName.self, forKey: .expandMacroResult)
      try result.encode(source, forKey: .expandedSource)
      try result.encode(diagnostics, forKey: .diagnostics)
    }
  }
}

/// An error in the use of a macro, which the compiler shows at a place in the source.
struct Diagnostic: Error, Encodable {
  private let message: String
  private let severity = "error"
  private let position: Position
  // The protocol requires these.
  private let highlights: [Position] = []
  private let notes: [Position] = []
  private let fixIts: [Position] = []

  private struct Position: Encodable {
    let fileName: String
    let offset: Int
  }

  init(_ message: String, at syntax: Syntax?) {
    self.message = message
    position = Position(fileName: syntax?.location.fileName ?? "", offset: syntax?.location.offset ?? 0)
  }
}
