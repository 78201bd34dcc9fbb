/// The name of a chosen file as a name that any file system takes.
package enum FileName {
  /// The greatest length, in bytes of UTF-8.
  static let lengthLimit = 200

  /// Returns a name without folders, characters that control something, and periods at its start.
  ///
  /// A browser can send any name, such as `../../.ssh/config`.
  package static func sanitized(_ name: String) -> String {
    let last = name.split(whereSeparator: { "/\\".contains($0) }).last ?? ""
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: last.unicodeScalars.filter(isHarmless))
    let trimmed = String(scalars).drop { $0 == "." || $0 == " " }
    let ending = trimmed.reversed().drop { $0 == "." || $0 == " " }
    let clean = String(ending.reversed())
    return clean.isEmpty ? "file" : shortened(clean)
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
    default: !":*?\"<>|".unicodeScalars.contains(scalar)
    }
  }

  /// Shortens the part before the extension.
  private static func shortened(_ name: String) -> String {
    guard name.utf8.count > lengthLimit else { return name }
    let dot = name.lastIndex(of: ".").flatMap { name[$0...].utf8.count <= 20 ? $0 : nil } ?? name.endIndex
    let ending = name[dot...]
    var start = name[..<dot]
    while start.utf8.count + ending.utf8.count > lengthLimit { start.removeLast() }
    return String(start) + ending
  }
}
