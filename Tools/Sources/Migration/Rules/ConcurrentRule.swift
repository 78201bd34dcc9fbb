import FeatureSources
import SwiftSyntax

/// Deletes `@concurrent` of actions and of what their steps await.
///
/// An action stays on the main actor until it awaits something that leaves it, so that its model need not be `Sendable`.
/// A function that awaits nothing and returns no state may be a long computation, for which the attribute is meant.
final class ConcurrentRule: MigrationRule {
  override class var generations: Set<Migration.Generation> { [.second] }

  /// The functions that the steps of sequences and the closures of `observe` call in this file.
  private lazy var stepFunctions: Set<String> = {
    let search = StepSearch(viewMode: .sourceAccurate)
    search.walk(context.file.tree)
    return search.functions
  }()

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let attribute = node.attributes.concurrent else { return .visitChildren }
    if let result = node.signature.returnClause?.type, context.index.isActionResult(result) {
      delete(attribute)
    } else if stepFunctions.contains(node.name.trimmedName) {
      if node.body?.awaits == true {
        delete(attribute)
      } else {
        context.leave(
          node, "@concurrent of '\(node.name.trimmedName)'",
          because: "a step calls it, and since it awaits nothing it may compute for long",
          advice: "keep it if so; otherwise delete it")
      }
    }
    return .visitChildren
  }

  /// `let load: @concurrent () async -> BlogViewState`
  override func visit(_ node: AttributedTypeSyntax) -> SyntaxVisitorContinueKind {
    if let attribute = node.attributes.concurrent, context.index.isActionResult(node.baseType) { delete(attribute) }
    return .visitChildren
  }

  /// Deletes an attribute with the space after it, or with the line break and the indentation after it.
  private func delete(_ attribute: AttributeSyntax) {
    guard let next = attribute.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate) else {
      return
    }
    let between = Array(attribute.trailingTrivia) + Array(next.leadingTrivia)
    let end =
      between.contains(where: \.isComment)
      ? attribute.endPositionBeforeTrailingTrivia : next.positionAfterSkippingLeadingTrivia
    context.replace(from: attribute.positionAfterSkippingLeadingTrivia, to: end, with: "")
  }
}

/// Finds the functions that are called in the closures of `StateSequence`, `Next`, `First` and `observe`.
private final class StepSearch: SyntaxVisitor {
  private(set) var functions: Set<String> = []
  private var depth = 0

  private func isStep(_ node: FunctionCallExprSyntax) -> Bool {
    ["StateSequence", "Next", "First", "observe"].contains(node.calledName)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if isStep(node) {
      depth += 1
    } else if depth > 0, let name = node.calledName {
      functions.insert(name)
    }
    return .visitChildren
  }

  override func visitPost(_ node: FunctionCallExprSyntax) {
    if isStep(node) { depth -= 1 }
  }
}

extension AttributeListSyntax {
  fileprivate var concurrent: AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.attributeName.components == ["concurrent"] }
  }
}

extension CodeBlockSyntax {
  fileprivate var awaits: Bool { tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.await) } }
}
