import FeatureSources
import SwiftSyntax

/// Reports errors, cancellation among them, after which an action continues as if nothing had happened.
///
/// A `catch` that returns or emits a state and ends the action is not reported: a container discards the state of a
/// canceled action.
final class DiscardedError: LintRule {
  override class var id: String { "swallowed-cancellation" }
  override class var summary: String {
    "An error is discarded and the code awaits further work, so that a canceled action continues."
  }

  private static let message =
    "When the action is canceled, this throws CancellationError, which is discarded, and the work after it continues. "
    + "Use 'do' and 'catch', and return in the 'catch', or check 'Task.isCancelled' before going on."

  /// `try? await clock.sleep(…)`, `let a = (try? await load()) ?? []` and `let result = await Result { try await load() }`.
  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard isInAction, !node.leaves else { return .visitChildren }
    for discarded in node.discardedErrors where !discarded.isExamined(in: node) && node.awaitsMore {
      report(discarded, Self.message)
    }
    return .visitChildren
  }

  override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
    guard isInAction, node.body.throwsWhileAwaiting, let item = node.parent?.as(CodeBlockItemSyntax.self) else {
      return .visitChildren
    }
    let naming = node.catchClauses.first(where: \.namesCancellation)
    if let naming {
      if !naming.body.leavesOrChecks, item.awaitsMore {
        report(
          naming.catchKeyword,
          "The action was canceled, but the work after this 'catch' continues. Return in it, or throw the error again.")
      }
    } else if let last = node.catchClauses.last, last.catchItems.isEmpty {
      if !last.body.leavesOrChecks, item.awaitsMore {
        report(last.catchKeyword, Self.message)
      } else if last.body.throwsWhileAwaiting, !last.body.checksCancellation, !last.body.hasToken(named: ["throw"]) {
        report(
          last.catchKeyword,
          "When the action is canceled, this catches CancellationError too, and tries further work. Add "
            + "'catch is CancellationError' before it, and return there.")
      }
    }
    return .visitChildren
  }

  /// Whether the current node is in a model, or in a state that has actions itself.
  private var isInAction: Bool {
    isInModel
      || enclosingTypes.last.map { index.stateNames.contains($0.split(separator: ".").last.map(String.init) ?? "") }
        ?? false
  }
}

// MARK: What discards errors

extension CodeBlockItemSyntax {
  /// The expressions of the statement that turn errors of awaited work into values: `try? await` and `Result { … }`.
  ///
  /// Those in closures, and in blocks of the statement, belong to other statements.
  fileprivate var discardedErrors: [ExprSyntax] {
    let search = DiscardSearch(viewMode: .sourceAccurate)
    search.walk(item)
    return search.found
  }
}

private final class DiscardSearch: SyntaxVisitor {
  private(set) var found: [ExprSyntax] = []

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    if node.questionOrExclamationMark?.tokenKind == .postfixQuestionMark, node.expression.hasAwait {
      found.append(ExprSyntax(node))
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledName == "Result", let work = node.firstArgument?.as(ClosureExprSyntax.self),
      work.statements.throwsWhileAwaiting
    else { return .visitChildren }
    found.append(ExprSyntax(node))
    return .skipChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: SwitchCaseListSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension ExprSyntax {
  /// Whether the code can tell from the value what happened: it is in a condition, or a constant that is examined before
  /// more is awaited.
  fileprivate func isExamined(in item: CodeBlockItemSyntax) -> Bool {
    let parents = sequence(first: Syntax(self), next: \.parent).prefix { $0.id != item.id }
    if parents.contains(where: { $0.is(ConditionElementSyntax.self) }) { return true }
    if item.item.is(ExpressionStmtSyntax.self) || item.item.is(SwitchExprSyntax.self) { return true }
    guard let declaration = item.item.as(VariableDeclSyntax.self), let binding = declaration.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.trimmedName
    else { return false }
    // `(try? await load()) ?? []` is the same after an error as after an empty result.
    if parents.contains(where: { $0.as(SequenceExprSyntax.self)?.hasToken(named: ["??"]) ?? false }) { return false }
    return item.following.contains { $0.examines(name) }
  }
}

extension CodeBlockItemSyntax {
  /// Whether a condition or a `switch` of the statement, or a call of `get()`, mentions a name.
  fileprivate func examines(_ name: String) -> Bool {
    let search = ExaminationSearch(name)
    search.walk(item)
    return search.hasFound
  }
}

private final class ExaminationSearch: SyntaxVisitor {
  private let name: String
  private(set) var hasFound = false

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind { look(in: node) }
  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { look(in: node.subject) }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    node.declName.baseName.text == "get" ? look(in: node) : .visitChildren
  }

  private func look(in node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    if node.hasToken(named: [name]) { hasFound = true }
    return .visitChildren
  }
}

extension CatchClauseSyntax {
  fileprivate var namesCancellation: Bool { catchItems.contains { $0.hasToken(named: ["CancellationError"]) } }
}
