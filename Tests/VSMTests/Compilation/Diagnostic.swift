/// One warning or error, either reported by the compiler or expected by a sample.
struct Diagnostic: Hashable {
  enum Severity: String {
    case warning, error
  }

  /// The name of the source file, without its folder; empty for a diagnostic without a location.
  let file: String
  let line: Int
  let severity: Severity
  let message: String
}

extension Diagnostic: CustomStringConvertible {
  var description: String {
    file.isEmpty ? "\(severity): \(message)" : "\(file):\(line): \(severity): \(message)"
  }
}

extension Diagnostic {
  /// The warnings and errors in the output of a compiler with `-diagnostic-style llvm`.
  ///
  /// Notes, each of which explains the previous diagnostic, and the group names of diagnostics are omitted.
  static func said(in output: String) -> [Diagnostic] {
    output.split(whereSeparator: \.isNewline).compactMap { line in
      let placed = /(?:.*\/)?([^\/]+\.swift):(\d+):\d+: (warning|error): (.*?)(?: \[#\w[^\]]*\])?/
      let placeless = /(?:<unknown>:0: )?(warning|error): (.*)/
      return if let (_, file, number, severity, message) = line.wholeMatch(of: placed)?.output {
        Diagnostic(file: file, line: number, severity: severity, message: message)
      } else if let (_, severity, message) = line.wholeMatch(of: placeless)?.output {
        Diagnostic(file: "", line: "0", severity: severity, message: message)
      } else {
        nil
      }
    }
  }

  /// The diagnostics that the comments of a sample expect.
  ///
  /// Each `// warning: …` or `// error: …` is on a separate line, and refers to the line of code above it.
  static func expected(in source: String, file: String) -> [Diagnostic] {
    var code = 0
    var expected: [Diagnostic] = []
    for (index, line) in source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      if let (_, severity, message) = line.wholeMatch(of: /\s*\/\/ (warning|error): (.*)/)?.output {
        expected += [Diagnostic(file: file[...], line: "\(code)", severity: severity, message: message)].compactMap(
          \.self)
      } else {
        code = index + 1
      }
    }
    return expected
  }

  private init?(file: Substring, line: Substring, severity: Substring, message: Substring) {
    guard let line = Int(line), let severity = Severity(rawValue: String(severity)) else { return nil }
    self.init(file: String(file), line: line, severity: severity, message: String(message))
  }
}
