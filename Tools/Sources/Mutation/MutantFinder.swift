import SwiftOperators
import SwiftSyntax

/// Finds the places in a file where a mistake of a feature's author is likely.
///
/// Code of views and of macros, such as previews, is left out, since explorations and requirements check the pages; so
/// is code inside `#if`, which the tests may not compile. Whether a mutant compiles is found out by compiling it.
final class MutantFinder: SyntaxVisitor {
  /// A mistake as text before and after a node. Both contain the condition under which it is made.
  struct Found {
    let node: Syntax
    let change: Mutant.Change
    /// Whether the compiler will probably reject it, since it may leave out the value of a closure.
    var isDoubtful = false
    let before: (_ isOn: String) -> String
    let after: (_ isOn: String) -> String
  }

  private let states: StateCases
  private(set) var found: [Found] = []

  init(states: StateCases) {
    self.states = states
    super.init(viewMode: .sourceAccurate)
  }

  /// Visits a file.
  func find(in file: SourceFileSyntax) {
    // Operators that a module declares itself stay unfolded, which leaves out their mutants.
    walk(OperatorTable.standardOperators.foldAll(file) { _ in })
  }

  // MARK: What is left out

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.signature.returnClause?.type.isView == true || node.attributes.buildViews ? .skipChildren : .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isView = node.bindings.contains { $0.typeAnnotation?.type.isView == true }
    return isView || node.attributes.buildViews ? .skipChildren : .visitChildren
  }

  /// Code for some platforms or configurations may be another one than the tests run.
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  /// The patterns of cases look like states.
  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // MARK: Statements

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard case .expr(let expression) = node.item, !node.isResult else { return .visitChildren }
    let statement = expression.withoutEffects
    if let assignment = statement.as(InfixOperatorExprSyntax.self), assignment.isAssignment {
      if !node.isInInitializer { leaveOut(node, .dropped(assignment, in: expression)) }
    } else if let call = statement.as(FunctionCallExprSyntax.self) {
      if node.isPredicate {
        swap(expression)
      } else if !Self.needed.contains(call.calledExpression.trimmedDescription) {
        leaveOut(node, .dropped(call, in: expression))
      }
    }
    return .visitChildren
  }

  /// Functions without whose calls no code compiles.
  private static let needed: Set = ["self.init", "super.init", "fatalError", "preconditionFailure"]

  private func leaveOut(_ node: CodeBlockItemSyntax, _ change: Mutant.Change) {
    found.append(
      Found(
        node: Syntax(node), change: change, isDoubtful: node.closure != nil, before: { "if !\($0) { " },
        after: { _ in " }" }))
  }

  override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
    guard !node.catchClauses.isEmpty, let last = node.body.statements.last else { return .visitChildren }
    found.append(
      Found(
        node: Syntax(last), change: .failedSuccess(last.compact),
        before: { "if \($0) { throw \(MutatedFile.errorName)() }; " }, after: { _ in "" }))
    return .visitChildren
  }

  // MARK: Conditions

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    // A loop could become an endless one.
    if case .expression(let condition) = node.condition, node.parent?.parent?.is(WhileStmtSyntax.self) != true {
      swap(condition)
    }
    return .visitChildren
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    swap(node.condition)
    return .visitChildren
  }

  /// The result of a comparison, as in a closure for `filter`.
  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if node.isComparison, node.parent?.is(CodeBlockItemSyntax.self) == true { swap(ExprSyntax(node)) }
    return .visitChildren
  }

  private func swap(_ condition: ExprSyntax) {
    let code = condition.compact
    found.append(
      Found(
        node: Syntax(condition),
        change: code.contains("isCancelled") ? .forgottenCancellation(code) : .swappedAnswer(code),
        before: { _ in "((" }, after: { ") != \($0))" }))
  }

  // MARK: States

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.base == nil else { return .visitChildren }
    // With its values: `.loaded(posts)`.
    let call = node.parent?.as(FunctionCallExprSyntax.self)
    let state = call?.calledExpression.id == node.id ? call.map(ExprSyntax.init) ?? ExprSyntax(node) : ExprSyntax(node)
    for other in states.replacements(of: node.declName.baseName.text) {
      found.append(
        Found(
          node: Syntax(state), change: .exchangedState(state.compact, for: ".\(other)"),
          before: { "(\($0) ? .\(other) : " }, after: { _ in ")" }))
    }
    return .visitChildren
  }
}

extension Mutant.Change {
  /// The change that leaves out an assignment. One to `_` only says that a value is not used.
  fileprivate static func dropped(_ assignment: InfixOperatorExprSyntax, in expression: ExprSyntax) -> Self {
    let isDiscarding = assignment.leftOperand.is(DiscardAssignmentExprSyntax.self)
    return isDiscarding ? .droppedCall(expression.compact) : .droppedChange(expression.compact)
  }

  /// The change that leaves out a call.
  fileprivate static func dropped(_ call: FunctionCallExprSyntax, in expression: ExprSyntax) -> Self {
    let name = call.calledExpression.trimmedDescription.split(separator: ".").last ?? ""
    switch name {
    case "checkCancellation", "cancel": return .forgottenCancellation(expression.compact)
    case "emit", "send": return .droppedState(expression.compact)
    default: return .droppedCall(expression.compact)
    }
  }
}
