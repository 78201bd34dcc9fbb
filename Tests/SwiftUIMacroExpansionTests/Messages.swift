import Foundation

@testable import SwiftUIMacroExpansion

/// Returns a part of a source as the compiler sends it.
func syntax(_ source: String) -> String {
  let location = #"{"fileID": "App/File.swift", "fileName": "/File.swift", "offset": 7, "line": 3, "column": 1}"#
  return #"{"kind": "declaration", "source": \#(literal(source)), "location": \#(location)}"#
}

private func literal(_ string: String) -> String {
  String(decoding: (try? JSONEncoder().encode(string)) ?? Data(), as: UTF8.self)
}

extension HostMessage {
  static func message(_ json: String) throws -> HostMessage {
    try JSONDecoder().decode(HostMessage.self, from: Data(json.utf8))
  }
}

extension PluginMessage {
  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}
