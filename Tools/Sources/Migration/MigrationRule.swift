import FeatureSources
import SwiftSyntax

/// The file that is migrated, and the changes that the rules have found so far.
final class MigrationContext {
  let file: SourceFile
  let index: FeatureIndex
  let options: Migration.Options
  /// Types of all files that are declared by means of UIKit or AppKit.
  let platformTypes: Set<String>
  /// The classes of tests that belong on the main actor.
  let isolatedTestCases: Set<String>
  private(set) var edits: [Edit] = []
  private(set) var leftovers: [Leftover] = []

  init(
    file: SourceFile, index: FeatureIndex, options: Migration.Options, platformTypes: Set<String>,
    isolatedTestCases: Set<String>
  ) {
    self.file = file
    self.index = index
    self.options = options
    self.platformTypes = platformTypes
    self.isolatedTestCases = isolatedTestCases
  }

  func replace(_ node: some SyntaxProtocol, with text: String) {
    edits.append(Edit(node, with: text))
  }

  func replace(from start: AbsolutePosition, to end: AbsolutePosition, with text: String) {
    edits.append(Edit(from: start, to: end, with: text))
  }

  /// Leaves a place to a person.
  func leave(_ node: some SyntaxProtocol, _ what: String, because why: String, advice: String) {
    let (line, column) = file.location(of: node)
    leftovers.append(Leftover(path: file.path, line: line, column: column, what: what, why: why, advice: advice))
  }
}

/// Visits a file, and adds edits and leftovers to its context.
class MigrationRule: SyntaxVisitor {
  /// The versions of vsm-ios whose features the rule changes.
  class var generations: Set<Migration.Generation> { [.first, .second] }

  let context: MigrationContext

  required init(_ context: MigrationContext) {
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }
}
