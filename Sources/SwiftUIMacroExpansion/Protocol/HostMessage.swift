/// A message from the compiler.
///
/// The protocol between the compiler and its plugins determines the names of the cases and properties.
enum HostMessage {
  case getCapability
  case expandFreestandingMacro(FreestandingExpansion)
  case expandAttachedMacro(AttachedExpansion)
  case unknown(String)
}

/// A request to expand a macro that starts with `#`.
struct FreestandingExpansion: Decodable {
  let macro: MacroReference
  /// The start of the mangled names that the expansion may declare.
  let discriminator: String
  let syntax: Syntax
}

/// A request to expand a macro that is an attribute.
struct AttachedExpansion: Decodable {
  let macro: MacroReference
  let macroRole: String
  let attributeSyntax: Syntax
  let declSyntax: Syntax
  /// The declarations around the attribute, innermost first.
  let lexicalContext: [Syntax]?
}

struct MacroReference: Decodable {
  let typeName: String
}

/// A part of a source file.
struct Syntax {
  private(set) var source: String
  private(set) var location: Location

  struct Location: Decodable {
    let fileID: String
    let fileName: String
    /// The number of UTF-8 bytes before the part.
    fileprivate(set) var offset: Int
    fileprivate(set) var line: Int
  }
}

extension Syntax: Decodable {
  private enum Name: String, CodingKey { case source, location }

  /// Leaves out the spaces, comments and new lines with which the compiler begins a part.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Name.self)
    source = try values.decode(String.self, forKey: .source)
    location = try values.decode(Location.self, forKey: .location)
    guard let first = Token.all(in: source[...]).first(where: { $0.kind != .newLine }) else { return }
    let space = source[..<first.text.startIndex]
    location.offset += space.utf8.count
    location.line += space.count(where: \.isNewline)
    source = String(source[first.text.startIndex...])
  }
}

extension HostMessage: Decodable {
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Name.self)
    guard let name = values.allKeys.first else {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "The message has no name."))
    }
    self =
      switch name.stringValue {
      case "getCapability": .getCapability
      case "expandFreestandingMacro":
        .expandFreestandingMacro(try values.decode(FreestandingExpansion.self, forKey: name))
      case "expandAttachedMacro": .expandAttachedMacro(try values.decode(AttachedExpansion.self, forKey: name))
      case let other: .unknown(other)
      }
  }
}
