import FeatureSources
import SwiftSyntax

/// The names of members that expressions mention, such as `loading` in `.loading`, except those in patterns.
struct Mentions {
  private let names: Set<String>

  init(_ files: [SourceFile]) {
    var names: Set<String> = []
    for file in files {
      let search = MentionSearch(viewMode: .sourceAccurate)
      search.walk(file.tree)
      names.formUnion(search.names)
    }
    self.names = names
  }

  func contains(_ name: String) -> Bool { names.contains(name) }
}

private final class MentionSearch: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.declName.baseName.trimmedName)
    return .visitChildren
  }

  /// The pattern of `case .loading` produces no state.
  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ValueBindingPatternSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
