import FeatureSources
import SwiftSyntax

/// The edits that remove a capture list without a change of what the closure uses.
struct CaptureListFix {
  private(set) var edits: [Edit] = []

  /// - Returns: `nil` if syntax alone does not say how.
  init?(_ captures: [Capture], of closure: ClosureExprSyntax) {
    guard let removal = Edit(removingListOf: closure) else { return nil }
    edits = [removal]
    var constants = ""
    let start = captures.contains { $0.replacement != .nothing } ? StatementStart(of: closure) : nil
    for capture in captures {
      switch capture.replacement {
      case .nothing: break
      case .constant(let name, let value):
        guard let start, capture.name != "self", start.canDeclare(name) else { return nil }
        constants += "let \(name) = \(value)\(start.separator)"
        if name != capture.name {
          guard let renaming = closure.renaming(capture.name, to: name) else { return nil }
          edits += renaming
        }
      case .explicitSelf, .weak: return nil
      }
    }
    if let start, !constants.isEmpty { edits += start.edits(inserting: constants) }
  }
}

extension Edit {
  /// Removes the capture list, and `in` if nothing else is before it.
  fileprivate init?(removingListOf closure: ClosureExprSyntax) {
    guard let signature = closure.signature, let list = signature.capture else { return nil }
    let isAlone =
      signature.attributes.isEmpty && signature.parameterClause == nil && signature.effectSpecifiers == nil
      && signature.returnClause == nil
    let trivia =
      list.tokens(viewMode: .sourceAccurate).map { $0.leadingTrivia + $0.trailingTrivia }
      + (isAlone ? [closure.leftBrace.trailingTrivia, signature.inKeyword.leadingTrivia] : [])
    guard trivia.joined().allSatisfy(\.isWhitespace) else { return nil }
    // The text after `in` stays, such as the space before the first statement.
    if isAlone {
      self.init(
        from: closure.leftBrace.endPositionBeforeTrailingTrivia,
        to: signature.inKeyword.endPositionBeforeTrailingTrivia,
        with: "")
    } else {
      self.init(from: list.positionAfterSkippingLeadingTrivia, to: list.endPosition, with: "")
    }
  }
}

/// The place before the statement that contains a closure, where constants can be declared.
private struct StatementStart {
  let statement: CodeBlockItemSyntax
  /// The text between the constants and the statement.
  let separator: String
  /// Whether the statement is the value of its function, and needs `return` once it is not the only one.
  private let needsReturn: Bool

  init?(of closure: ClosureExprSyntax) {
    let parents = sequence(first: Syntax(closure), next: \.parent)
    guard let statement = parents.lazy.compactMap({ $0.as(CodeBlockItemSyntax.self) }).first,
      let list = statement.parent?.as(CodeBlockItemListSyntax.self)
    else { return nil }
    self.statement = statement
    let indentation = statement.leadingTrivia.reduce(into: String?.none) { text, piece in
      switch piece {
      case .newlines, .carriageReturns, .carriageReturnLineFeeds: text = ""
      case .spaces(let count): text? += String(repeating: " ", count: count)
      case .tabs(let count): text? += String(repeating: "\t", count: count)
      default: break
      }
    }
    separator = indentation.map { "\n\($0)" } ?? "; "
    switch statement.item {
    case .expr(let expression):
      let isStatement = expression.as(FunctionCallExprSyntax.self)?.isOfContainer ?? expression.is(AwaitExprSyntax.self)
      // If a value is the result of a branch or a closure, or part of a result builder, a statement before it changes
      // more.
      let isOnly = list.count == 1 && list.isBodyOfFunction
      guard isStatement || isOnly else { return nil }
      needsReturn = !isStatement
    case .stmt(let value):
      guard value.is(ReturnStmtSyntax.self) else { return nil }
      needsReturn = false
    case .decl: needsReturn = false
    }
  }

  /// Whether the function does not use the name for anything else.
  func canDeclare(_ name: String) -> Bool {
    guard let list = statement.parent else { return false }
    return !list.tokens(viewMode: .sourceAccurate).contains {
      $0.text == name && $0.parent?.is(IdentifierPatternSyntax.self) == true
    }
  }

  func edits(inserting constants: String) -> [Edit] {
    let start = statement.positionAfterSkippingLeadingTrivia
    let insertion = Edit(from: start, to: start, with: constants)
    guard needsReturn, let first = statement.firstToken(viewMode: .sourceAccurate) else { return [insertion] }
    // An edit of the token, so that several findings in a statement add the same one.
    return [insertion, Edit(first, with: "return \(first.text)")]
  }
}

extension CodeBlockItemListSyntax {
  /// Whether they are the statements of a function or a getter, and not the statements of a result builder.
  fileprivate var isBodyOfFunction: Bool {
    if let function = parent?.parent?.as(FunctionDeclSyntax.self) { return !function.attributes.nameBuilder }
    if let accessor = parent?.parent?.as(AccessorDeclSyntax.self) {
      return accessor.accessorSpecifier.tokenKind == .keyword(.get)
    }
    let variable = parent?.parent?.parent?.parent?.as(VariableDeclSyntax.self)
    return parent?.is(AccessorBlockSyntax.self) == true && variable?.attributes.nameBuilder == false
  }
}

extension AttributeListSyntax {
  fileprivate var nameBuilder: Bool {
    contains { $0.as(AttributeSyntax.self)?.attributeName.components.last?.hasSuffix("Builder") ?? false }
  }
}

extension ClosureExprSyntax {
  /// The edits that give a value another name in the closure, unless the closure declares the name once more.
  fileprivate func renaming(_ name: String, to new: String) -> [Edit]? {
    var edits: [Edit] = []
    for token in statements.tokens(viewMode: .sourceAccurate) where token.trimmedName == name {
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
      if reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id == reference.id { continue }
      edits.append(Edit(token, with: new))
    }
    return edits
  }
}
