import FeatureSources
import SwiftSyntax

/// Runs the tests of XCTest that use containers on the main actor.
///
/// A container belongs to the main actor, so the class does too. Its tests do not: elsewhere than on Apple platforms
/// XCTest calls no synchronous test that is isolated, and an asynchronous one that waits for an expectation would block
/// the main actor meanwhile. They assume the isolation instead, since XCTest calls them on the main thread. So that they
/// may, the class is `@unchecked Sendable`: its own properties are isolated, and XCTest uses its superclass on one thread.
final class TestCaseRule: MigrationRule {
  /// Functions that XCTest calls before and after tests.
  private static let hooks: Set<String> = ["setUp", "setUpWithError", "tearDown", "tearDownWithError"]

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard context.isolatedTestCases.contains(node.name.trimmedName) else { return .visitChildren }
    if node.statedIsolation == nil {
      let start =
        node.modifiers.first.map { $0.positionAfterSkippingLeadingTrivia }
        ?? node.classKeyword.positionAfterSkippingLeadingTrivia
      context.replace(from: start, to: start, with: "@MainActor ")
    }
    if let last = node.inheritanceClause?.inheritedTypes.last, !node.statesSendable {
      let end = last.type.endPositionBeforeTrailingTrivia
      context.replace(from: end, to: end, with: ", @unchecked Sendable")
    }
    for member in node.memberBlock.members { assumeIsolation(of: member.decl) }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    if context.isolatedTestCases.contains(node.extendedType.components.joined(separator: ".")) {
      for member in node.memberBlock.members { assumeIsolation(of: member.decl) }
    }
    return .visitChildren
  }

  /// `func testLoading() { … }` becomes `nonisolated func testLoading() { MainActor.assumeIsolated { … } }`.
  private func assumeIsolation(of member: DeclSyntax) {
    guard let function = member.as(FunctionDeclSyntax.self), let body = function.body, function.isCalledByXCTest,
      !function.modifiers.contains(where: { $0.name.tokenKind == .keyword(.nonisolated) })
    else { return }
    if function.signature.effectSpecifiers?.asyncSpecifier != nil { return reportWaiting(in: function, body) }
    let name = function.name.trimmedName
    let isTest = name.hasPrefix("test")
    let throwsHere = body.throwsHere
    let isMarked = function.signature.effectSpecifiers?.throwsClause != nil
    guard isTest || Self.hooks.contains(name) && (isMarked || !throwsHere) else {
      return context.leave(
        function, "override of '\(name)'", because: "XCTest calls it outside of the main actor",
        advice: "mark it 'nonisolated', and use 'MainActor.assumeIsolated' in it")
    }
    if let attribute = function.attributes.mainActor {
      context.replace(attribute, with: "nonisolated")
    } else {
      let start =
        function.modifiers.first.map { $0.positionAfterSkippingLeadingTrivia }
        ?? function.funcKeyword.positionAfterSkippingLeadingTrivia
      context.replace(from: start, to: start, with: "nonisolated ")
    }
    if throwsHere, !isMarked {
      let end = function.signature.parameterClause.endPositionBeforeTrailingTrivia
      context.replace(from: end, to: end, with: " throws")
    }
    let opening = body.leftBrace.endPositionBeforeTrailingTrivia
    context.replace(from: opening, to: opening, with: (throwsHere ? " try" : "") + " MainActor.assumeIsolated {")
    isolateFunctions(in: body)
    let closing = body.rightBrace.positionAfterSkippingLeadingTrivia
    context.replace(from: closing, to: closing, with: "} ")
  }

  /// Isolates the functions in a body, since they do not inherit the isolation of a closure.
  private func isolateFunctions(in body: CodeBlockSyntax) {
    let search = LocalFunctionSearch(viewMode: .sourceAccurate)
    search.walk(body)
    for function in search.functions where function.statedIsolation == nil {
      let start =
        function.modifiers.first.map { $0.positionAfterSkippingLeadingTrivia }
        ?? function.funcKeyword.positionAfterSkippingLeadingTrivia
      context.replace(from: start, to: start, with: "@MainActor ")
    }
  }

  /// An asynchronous test that waits as a synchronous one would wait forever.
  private func reportWaiting(in function: FunctionDeclSyntax, _ body: CodeBlockSyntax) {
    let search = WaitSearch(viewMode: .sourceAccurate)
    search.walk(body)
    guard let call = search.calls.first, let name = call.calledName else { return }
    context.leave(
      call, "'\(name)' in the async test '\(function.name.trimmedName)'",
      because: "it blocks the main actor, on which the action continues",
      advice: "write 'await fulfillment(of: …)', or a synchronous test")
  }
}

extension ClassDeclSyntax {
  fileprivate var statesSendable: Bool {
    inheritanceClause?.inheritedTypes.contains { $0.type.components.last == "Sendable" } ?? false
  }
}

extension FunctionDeclSyntax {
  /// Whether XCTest calls this function: a test, or an override of a method such as `setUp`.
  fileprivate var isCalledByXCTest: Bool {
    let isTest =
      name.text.hasPrefix("test") && signature.parameterClause.parameters.isEmpty
      && !modifiers.contains {
        [.keyword(.static), .keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind)
      }
      && signature.returnClause == nil
    let isOverride = modifiers.contains { $0.name.tokenKind == .keyword(.override) }
    return isTest || isOverride && signature.parameterClause.parameters.isEmpty
  }
}

extension CodeBlockSyntax {
  /// Whether a closure with this body throws, for the compiler: also if only an argument of an assertion can throw.
  fileprivate var throwsHere: Bool {
    let search = ThrowSearch(viewMode: .sourceAccurate)
    search.walk(statements)
    return search.isFound
  }
}

private final class ThrowSearch: SyntaxVisitor {
  private(set) var isFound = false

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    if node.questionOrExclamationMark == nil { isFound = true }
    return .visitChildren
  }

  override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
    isFound = true
    return .visitChildren
  }

  override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
    // A `catch` without a pattern catches everything.
    let catchesAll = node.catchClauses.contains { $0.catchItems.isEmpty }
    if catchesAll { for clause in node.catchClauses { walk(clause) } }
    return catchesAll ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

private final class LocalFunctionSearch: SyntaxVisitor {
  private(set) var functions: [FunctionDeclSyntax] = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    functions.append(node)
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

private final class WaitSearch: SyntaxVisitor {
  private(set) var calls: [FunctionCallExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if ["wait", "waitForExpectations"].contains(node.calledName) { calls.append(node) }
    return .visitChildren
  }
}

extension AttributeListSyntax {
  fileprivate var mainActor: AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.attributeName.components == ["MainActor"] }
  }
}
