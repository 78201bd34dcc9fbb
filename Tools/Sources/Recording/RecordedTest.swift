import FeatureSources
import Foundation
import SwiftParser
import SwiftSyntax

/// A test that repeats what was recorded.
public struct RecordedTest {
  public struct Options: Sendable {
    /// The view of the page, in Swift.
    public var view: String
    /// The module of the feature.
    public var module: String?
    /// The name of the test.
    public var name: String

    public init(view: String, module: String?, name: String) {
      (self.view, self.module, self.name) = (view, module, name)
    }
  }

  /// The source of the file.
  public let source: String
  /// The parts that the recording leaves open, with the lines of the source.
  public let notes: [String]

  /// Makes a test of a journey that the inspector has exported: puts the view in place of its placeholder.
  ///
  /// - Throws: `RecordingProblem` if the text is not such a journey.
  public init(exported text: String, file: String, options: Options) throws(RecordingProblem) {
    let tree = Parser.parse(source: text)
    let search = JourneySearch(viewMode: .sourceAccurate)
    search.walk(tree)
    guard let function = search.function else {
      throw RecordingProblem(
        file,
        "there is no function with the attribute '@Test': pass a journey as the inspector exports it, or a log of StateLog."
      )
    }
    guard !search.placeholders.isEmpty || text.contains(options.view) else {
      throw RecordingProblem(file, "the journey has no placeholder for the view, '<#…#>': export it again.")
    }
    var edits = search.placeholders.map { Edit($0, with: options.view) }
    edits.append(Edit(function.name, with: options.name))
    let body = text.applying(edits).trimmingCharacters(in: .newlines)
    let comment = "  // Replace the placeholder by the page's view, with dependencies for the test."
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false).filter { $0 != comment }
    source = Self.file(lines.map(String.init), recordedFrom: file, options)
    notes = []
  }

  /// Makes a test of a log: each call in it becomes the use of the control around it in the sources.
  public init(_ log: StateLogReading, file: String, sources: [SourceFile], options: Options) {
    let finder = ControlFinder(sources)
    var names = JourneyNames(log)
    var lines = [
      "@Test @MainActor func \(options.name)() async throws {",
      "  let page = HeadlessPage { \(options.view) }",
    ]
    var notes: [String] = []
    for leg in log.legs {
      if let cause = leg.cause {
        switch finder.use(at: cause) {
        case .nothing: break
        case .statement(let statement, let note):
          lines.append("  \(statement)")
          if let note { notes.append("\(cause.file):\(cause.line): `\(statement)`: \(note); write it.") }
        case .unknown(let reason):
          lines.append("  // Do here what calls \(cause.file):\(cause.line).")
          notes.append(
            "\(cause.file):\(cause.line): it is not known what a person did: \(reason); write it into the test.")
        }
      }
      let new = leg.arrivals.filter(\.isFirst).map(\.container)
      if !new.isEmpty { lines.append("  await page.settle()") }
      lines += new.compactMap { names.declare($0) }.map { "  \($0)" }
      for container in leg.arrivals.map(\.container).unique {
        let states = leg.arrivals.filter { $0.container == container && !$0.isFirst }.map { "\"\($0.state)\"" }
        guard !states.isEmpty, let name = names[container] else { continue }
        lines.append("  await \(name).expect(\(states.joined(separator: ", ")))")
      }
    }
    lines.append("}")
    source = Self.file(lines, recordedFrom: file, options)
    self.notes = notes
  }

  private static func file(_ lines: [String], recordedFrom file: String, _ options: Options) -> String {
    var all = ["import Testing", "import VSMTesting", ""]
    if let module = options.module { all += ["@testable import \(module)", ""] }
    all += ["// Recorded from \(file.split(separator: "/").last.map(String.init) ?? file)."] + lines
    return all.joined(separator: "\n") + "\n"
  }
}

/// Finds the test and the placeholders of an exported journey.
private final class JourneySearch: SyntaxVisitor {
  private(set) var function: FunctionDeclSyntax?
  private(set) var placeholders: [TokenSyntax] = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isTest = node.attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.components.last == "Test" }
    if isTest, function == nil { function = node }
    return .visitChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.text.hasPrefix("<#") { placeholders.append(token) }
    return .visitChildren
  }
}

/// The constants of the journeys in a test.
private struct JourneyNames {
  private let all: [StateLogReading.Container]
  private let changing: Set<StateLogReading.Container>
  private var declared: [StateLogReading.Container: String] = [:]

  init(_ log: StateLogReading) {
    let arrivals = log.legs.flatMap(\.arrivals)
    all = arrivals.map(\.container).unique
    changing = Set(arrivals.filter { !$0.isFirst }.map(\.container))
  }

  subscript(container: StateLogReading.Container) -> String? { declared[container] }

  /// The line that declares the journey of a container, unless its state never changes.
  mutating func declare(_ container: StateLogReading.Container) -> String? {
    guard changing.contains(container), declared[container] == nil else { return nil }
    let same = all.filter { $0.type == container.type }
    let simple = container.type.split(separator: ".").last.map(String.init) ?? container.type
    let feature = simple.hasSuffix("ViewState") && simple != "ViewState" ? String(simple.dropLast(9)) : simple
    let name = feature.prefix(1).lowercased() + feature.dropFirst()
    let isUnique = same.count == 1 && name != "page"
    let position = same.firstIndex(of: container) ?? 0
    declared[container] = isUnique ? name : "\(name)\(position + 1)"
    let constant = declared[container] ?? name
    return same.count == 1
      ? "let \(constant) = try page.journey(of: \(container.type).self)"
      : "let \(constant) = page.journeys(of: \(container.type).self)[\(position)]"
  }
}

extension Sequence where Element: Hashable {
  fileprivate var unique: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
