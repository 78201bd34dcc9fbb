import SwiftSyntax

/// The code that runs after a statement of an asynchronous function.
extension CodeBlockItemSyntax {
  /// The statements after this one in its block.
  var following: some Collection<CodeBlockItemSyntax> {
    let list = parent?.as(CodeBlockItemListSyntax.self) ?? []
    return list.drop { $0.id != id }.dropFirst()
  }

  /// Whether code that awaits something runs after the statement, in its function or in the next round of a loop, without
  /// a check for cancellation before it.
  var awaitsMore: Bool {
    for next in following {
      if next.checksCancellation { return false }
      if next.hasAwait { return true }
      if next.leaves { return false }
    }
    guard let list = parent?.as(CodeBlockItemListSyntax.self) else { return false }
    for parent in sequence(first: Syntax(list), next: \.parent).dropFirst() {
      switch parent.as(SyntaxEnum.self) {
      case .whileStmt(let loop): return !loop.checksCancellation
      case .repeatStmt(let loop): return !loop.checksCancellation
      // The sequence of a `for await` ends when the task is canceled.
      case .forStmt(let loop) where loop.awaitKeyword == nil: return !loop.checksCancellation
      // The statement is in a block of this one.
      case .codeBlockItem(let item): return item.awaitsMore
      case .closureExpr, .functionDecl, .initializerDecl, .accessorDecl, .deferStmt: return false
      default: continue
      }
    }
    return false
  }

  /// Whether the statement ends the function or a block.
  var leaves: Bool { hasToken(named: ["return", "throw", "break"]) }
}

extension SyntaxProtocol {
  func hasToken(named names: Set<String>) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) }
  }

  var hasAwait: Bool { hasToken(named: ["await"]) }

  var checksCancellation: Bool { hasToken(named: ["isCancelled", "checkCancellation"]) }

  var leavesOrChecks: Bool {
    hasToken(named: ["return", "throw", "break", "CancellationError"]) || checksCancellation
  }

  /// Whether the code contains `try await`, as opposed to `try?`.
  var throwsWhileAwaiting: Bool {
    let search = TrySearch(viewMode: .sourceAccurate)
    search.walk(self)
    return search.hasFound
  }
}

private final class TrySearch: SyntaxVisitor {
  private(set) var hasFound = false

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    if node.questionOrExclamationMark == nil, node.hasAwait { hasFound = true }
    return .visitChildren
  }
}
