import FeatureSources
import SwiftSyntax

/// Reports errors, cancellation among them, after which code of a model continues as if nothing had happened.
///
/// A `catch` that returns a state is not reported: a container discards the state of a canceled action.
final class DiscardedError: LintRule {
  override class var id: String { "swallowed-cancellation" }
  override class var summary: String {
    "An error is discarded and the code awaits further work, so that a canceled action continues."
  }

  private static let message =
    "When the action is canceled, this throws CancellationError, which is discarded, and the work after it continues. "
    + "Use 'do' and 'catch', and return in the 'catch', or check 'Task.isCancelled' before going on."

  /// `try? await clock.sleep(…)` and `_ = try? await …` as statements.
  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard isInModel, let statement = node.item.as(ExprSyntax.self) else { return .visitChildren }
    if let discarded = statement.discardedTry, continues(after: node) {
      report(discarded, Self.message)
    }
    return .visitChildren
  }

  /// `do { try await … } catch { }`
  override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
    guard isInModel, let last = node.catchClauses.last, last.catchItems.isEmpty, node.body.throwsWhileAwaiting,
      !node.catchClauses.contains(where: \.namesCancellation), !last.body.leavesOrChecks,
      let item = node.parent?.as(CodeBlockItemSyntax.self), continues(after: item)
    else { return .visitChildren }
    report(last.catchKeyword, Self.message)
    return .visitChildren
  }

  /// Whether code that awaits something runs after a statement, in its block or in the next round of a loop, without a
  /// check for cancellation in between.
  private func continues(after item: CodeBlockItemSyntax) -> Bool {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return false }
    let following = list.drop { $0.id != item.id }.dropFirst()
    for next in following {
      if next.checksCancellation { return false }
      if next.hasAwait { return true }
      if next.leaves { return false }
    }
    guard let loop = list.parent?.parent else { return false }
    if let loop = loop.as(WhileStmtSyntax.self) { return !loop.conditions.checksCancellation }
    if let loop = loop.as(RepeatStmtSyntax.self) { return !loop.condition.checksCancellation }
    // The sequence of a `for await` ends when the task is canceled.
    guard let loop = loop.as(ForStmtSyntax.self), loop.awaitKeyword == nil else { return false }
    return !loop.body.checksCancellation
  }
}

extension ExprSyntax {
  /// The `try? await …` whose result nothing uses.
  fileprivate var discardedTry: TryExprSyntax? {
    if let attempt = self.as(TryExprSyntax.self) {
      return attempt.questionOrExclamationMark?.tokenKind == .postfixQuestionMark
        && attempt.expression.is(AwaitExprSyntax.self)
        ? attempt : nil
    }
    guard let assignment = self.as(SequenceExprSyntax.self), assignment.elements.count == 3,
      assignment.elements.first?.is(DiscardAssignmentExprSyntax.self) == true
    else { return nil }
    return assignment.elements.last?.discardedTry
  }
}

extension CatchClauseSyntax {
  fileprivate var namesCancellation: Bool { catchItems.contains { $0.hasToken(named: ["CancellationError"]) } }
}

extension SyntaxProtocol {
  fileprivate func hasToken(named names: Set<String>) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) }
  }

  fileprivate var hasAwait: Bool { hasToken(named: ["await"]) }

  fileprivate var throwsWhileAwaiting: Bool {
    let search = TrySearch(viewMode: .sourceAccurate)
    search.walk(self)
    return search.hasFound
  }

  fileprivate var checksCancellation: Bool { hasToken(named: ["isCancelled", "checkCancellation"]) }

  fileprivate var leaves: Bool { hasToken(named: ["return", "throw", "break"]) }

  fileprivate var leavesOrChecks: Bool { leaves || checksCancellation || hasToken(named: ["CancellationError"]) }
}

/// Finds `try await`, as opposed to `try?`.
private final class TrySearch: SyntaxVisitor {
  private(set) var hasFound = false

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    if node.questionOrExclamationMark == nil, node.hasToken(named: ["await"]) { hasFound = true }
    return .visitChildren
  }
}
