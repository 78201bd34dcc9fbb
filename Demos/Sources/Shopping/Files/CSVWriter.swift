/// Writes records of comma-separated values, as RFC 4180 describes them.
enum CSVWriter {
  /// Returns the records as a text, each on a line of its own.
  static func text(_ records: [[String]]) -> String {
    records.map { $0.map(quoted).joined(separator: ",") + "\r\n" }.joined()
  }

  private static func quoted(_ value: String) -> String {
    // Scalars, since a quotation mark with an accent is one character, but closes a value nevertheless.
    let scalars = harmless(value).unicodeScalars.flatMap { $0 == "\"" ? [$0, $0] : [$0] }
    return "\"\(String(String.UnicodeScalarView(scalars)))\""
  }

  // A spreadsheet runs a value as a formula if it begins with one of these characters, so an apostrophe goes before it.
  private static func harmless(_ value: String) -> String {
    guard let first = value.unicodeScalars.first, "=+-@\t\r\n".unicodeScalars.contains(first) else { return value }
    return "'" + value
  }
}
