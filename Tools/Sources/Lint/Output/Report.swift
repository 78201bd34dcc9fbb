/// Findings in the formats of terminals and services.
public enum Report: String, CaseIterable, Sendable {
  case text, sarif, github

  /// The text to print, without a line break at its end; empty if there is nothing to print.
  public func text(of findings: [Finding]) -> String {
    switch self {
    case .text: findings.map(Self.line).joined(separator: "\n")
    case .github: findings.map(Self.annotation).joined(separator: "\n")
    case .sarif: SARIFLog(findings).json
    }
  }

  private static func line(_ finding: Finding) -> String {
    "\(finding.path):\(finding.line):\(finding.column): warning: \(finding.message) [\(finding.rule)]"
  }

  /// A command for GitHub's actions, which annotates the line in a pull request.
  private static func annotation(_ finding: Finding) -> String {
    "::warning file=\(property(finding.path)),line=\(finding.line),col=\(finding.column),"
      + "title=\(property(finding.rule))::\(escaped(finding.message))"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
