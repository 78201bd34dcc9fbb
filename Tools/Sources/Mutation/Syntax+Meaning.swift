import SwiftSyntax

extension SyntaxProtocol {
  /// The code in one line, shortened.
  var compact: String {
    let words = trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > 60 ? "\(words.prefix(57))..." : words
  }

  /// The member of a type around this node, or else the outermost declaration.
  var declaration: Syntax {
    let parents = sequence(first: Syntax(self), next: \.parent).filter { $0.is(DeclSyntax.self) }
    return parents.first { $0.parent?.is(MemberBlockItemSyntax.self) == true } ?? parents.last ?? Syntax(self)
  }

  /// Whether a node is inside an initializer, which has to set all properties.
  var isInInitializer: Bool {
    for parent in sequence(first: Syntax(self), next: \.parent) {
      if parent.is(InitializerDeclSyntax.self) { return true }
      if parent.is(FunctionDeclSyntax.self) || parent.is(ClosureExprSyntax.self) { return false }
    }
    return false
  }
}

extension ExprSyntax {
  /// The expression after `try` and `await`.
  var withoutEffects: ExprSyntax {
    if let expression = self.as(TryExprSyntax.self) { return expression.expression.withoutEffects }
    if let expression = self.as(AwaitExprSyntax.self) { return expression.expression.withoutEffects }
    return self
  }
}

extension InfixOperatorExprSyntax {
  var isAssignment: Bool {
    if self.operator.is(AssignmentExprSyntax.self) { return true }
    return ["+=", "-=", "*=", "/="].contains(self.operator.trimmedDescription)
  }

  var isComparison: Bool { ["==", "!=", "<", ">", "<=", ">="].contains(self.operator.trimmedDescription) }
}

extension CodeBlockItemSyntax {
  /// The closure of which this is the only statement.
  var closure: ClosureExprSyntax? {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return nil }
    return list.parent?.as(ClosureExprSyntax.self)
  }

  /// Whether this statement decides about elements, as in `filter { … }` and `first(where: { … })`.
  var isPredicate: Bool {
    guard let closure else { return false }
    if let argument = closure.parent?.as(LabeledExprSyntax.self), ["where", "while"].contains(argument.label?.text) {
      return true
    }
    guard let call = closure.parent?.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    else { return false }
    return ["filter", "allSatisfy", "contains", "first", "drop", "prefix", "removeAll"].contains(name)
  }

  /// Whether a function, a property or a branch has no other statement and returns the value of this one.
  var isResult: Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1, let block = list.parent else {
      return false
    }
    if block.is(AccessorBlockSyntax.self) { return true }
    if block.is(SwitchCaseSyntax.self) {
      return block.parent?.parent?.as(SwitchExprSyntax.self)?.isValue == true
    }
    guard let owner = block.as(CodeBlockSyntax.self)?.parent else { return false }
    if let branch = owner.as(IfExprSyntax.self) { return branch.isValue }
    if let accessor = owner.as(AccessorDeclSyntax.self) { return accessor.accessorSpecifier.text == "get" }
    return owner.as(FunctionDeclSyntax.self)?.signature.returnClause != nil
  }
}

extension ExprSyntaxProtocol {
  /// Whether an `if` or `switch` is used for its value.
  fileprivate var isValue: Bool {
    if let outer = parent?.as(IfExprSyntax.self) { return outer.isValue }
    guard let statement = parent?.as(ExpressionStmtSyntax.self)?.parent?.as(CodeBlockItemSyntax.self) else {
      return true
    }
    return statement.isResult || statement.closure != nil
  }
}

extension TypeSyntax {
  /// Whether the name of this type says that it is a view or a scene.
  var isView: Bool {
    let text = trimmedDescription
    return text.hasSuffix(" View") || text.hasSuffix("AnyView") || text.hasSuffix(" Scene")
  }
}

extension AttributeListSyntax {
  var buildViews: Bool { contains { $0.trimmedDescription == "@ViewBuilder" } }
}
