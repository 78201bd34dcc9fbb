import Foundation
import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A Swift file that was read and parsed without errors.
public struct SourceFile {
  /// The path as it was passed, which is printed in messages.
  public let path: String
  public let text: String
  public let tree: SourceFileSyntax
  private let converter: SourceLocationConverter

  /// Reads and parses a file.
  ///
  /// - Throws: `SourceProblem` if the file is unreadable, is not UTF-8, or has a syntax error.
  public init(path: String) throws {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw SourceProblem(
        path: path, what: "the file can't be read", why: "it does not exist, or reading it is not permitted",
        advice: "check the path and its permissions")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw SourceProblem(
        path: path, what: "the file is not UTF-8", why: "Swift source is always UTF-8",
        advice: "convert the file, or leave it out")
    }
    try self.init(path: path, text: text)
  }

  /// Parses a text.
  ///
  /// - Throws: `SourceProblem` at the first syntax error.
  public init(path: String, text: String) throws {
    self.path = path
    self.text = text
    tree = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: path, tree: tree)
    guard tree.hasError else { return }
    let errors = ParseDiagnosticsGenerator.diagnostics(for: tree).filter { $0.diagMessage.severity == .error }
    guard let error = errors.min(by: { $0.position < $1.position }) else { return }
    let location = location(of: error.position)
    throw SourceProblem(
      path: path, line: location.line, column: location.column, what: "there is a syntax error", why: error.message,
      advice: "correct it, and run the command again")
  }

  /// The line and the column of a position, both counted from 1; columns are counted in UTF-8.
  public func location(of position: AbsolutePosition) -> (line: Int, column: Int) {
    let location = converter.location(for: position)
    return (location.line, location.column)
  }

  /// The line and the column at which a node begins, after its comments.
  public func location(of node: some SyntaxProtocol) -> (line: Int, column: Int) {
    location(of: node.positionAfterSkippingLeadingTrivia)
  }
}
