import Foundation

/// A bundle with tables of translations, in a folder of its own.
struct TextFolder {
  let bundle: Bundle

  /// Creates a folder with files.
  init(files: [String: String]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "texts-\(UUID().uuidString)")
    for (name, content) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try content.write(to: file, atomically: true, encoding: .utf8)
    }
    guard let bundle = Bundle(path: folder.path) else { throw CocoaError(.fileNoSuchFile) }
    self.bundle = bundle
  }

  /// Creates a folder with a catalog of English texts.
  ///
  /// - Parameters:
  ///   - catalog: The translations of each key, by their languages.
  ///   - plurals: The plural forms of each key, by their languages.
  init(catalog: [String: [String: String]], plurals: [String: [String: [String: String]]] = [:]) throws {
    var strings: [String: Any] = catalog.mapValues { texts in
      ["localizations": texts.mapValues { ["stringUnit": ["state": "translated", "value": $0]] }]
    }
    for (key, languages) in plurals {
      strings[key] = [
        "localizations": languages.mapValues { forms in
          ["variations": ["plural": forms.mapValues { ["stringUnit": ["state": "translated", "value": $0]] }]]
        }
      ]
    }
    let file: [String: Any] = ["sourceLanguage": "en", "version": "1.0", "strings": strings]
    let data = try JSONSerialization.data(withJSONObject: file)
    try self.init(files: ["Localizable.xcstrings": String(decoding: data, as: UTF8.self)])
  }

  init(plurals: [String: [String: [String: String]]]) throws { try self.init(catalog: [:], plurals: plurals) }
}
