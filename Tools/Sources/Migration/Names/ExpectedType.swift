import FeatureSources
import SwiftSyntax

/// The type that the code around an expression expects, as far as it is written there.
enum ExpectedType {
  case type(TypeSyntax)
  /// The value is not used, or belongs to a declaration without a type.
  case none
  case unknown

  /// The last part of the name of the type.
  var name: String? {
    if case .type(let type) = self { type.components.last } else { nil }
  }
}

extension ExprSyntaxProtocol {
  /// The type that a variable, an assignment or the result of a function expects of this expression.
  func expectedType(in index: FeatureIndex) -> ExpectedType {
    guard let parent else { return .unknown }
    if let initializer = parent.as(InitializerClauseSyntax.self), let owner = initializer.parent {
      if let binding = owner.as(PatternBindingSyntax.self) {
        return binding.typeAnnotation.map { .type($0.type) } ?? .none
      }
      if let parameter = owner.as(FunctionParameterSyntax.self) { return .type(parameter.type) }
    }
    if parent.is(ReturnStmtSyntax.self) { return Syntax(parent).expectedResult }
    if let list = parent.parent?.as(CodeBlockItemListSyntax.self), parent.is(CodeBlockItemSyntax.self) {
      return list.count == 1 ? Syntax(list).expectedResult : .none
    }
    if let elements = parent.as(ExprListSyntax.self) { return elements.expectedTypeOfAssigned(in: index) }
    return .unknown
  }
}

extension ExprListSyntax {
  /// The type of `name` in `name = value` and `self.name = value`.
  fileprivate func expectedTypeOfAssigned(in index: FeatureIndex) -> ExpectedType {
    let elements = Array(self)
    guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self) else { return .unknown }
    var types: [TypeSyntax] = []
    if let name = elements[0].as(DeclReferenceExprSyntax.self)?.baseName.trimmedName {
      switch value(of: name, in: index) {
      case .types(let found): types = found
      case nil: types = index.types(ofVariables: name)
      case .function, .value, .opaque: break
      }
    } else if let member = elements[0].as(MemberAccessExprSyntax.self) {
      types = index.types(ofVariables: member.declName.baseName.trimmedName)
    }
    return Set(types.map(\.trimmedDescription)).count == 1 ? .type(types[0]) : .unknown
  }
}

extension Syntax {
  /// The type of the result of the function, property or closure around this node.
  fileprivate var expectedResult: ExpectedType {
    for scope in sequence(first: self, next: \.parent) {
      if let closure = scope.as(ClosureExprSyntax.self) { return closure.expectedResult }
      if let function = scope.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause.map { .type($0.type) } ?? .none
      }
      if let binding = scope.as(PatternBindingSyntax.self), binding.accessorBlock != nil {
        return binding.typeAnnotation.map { .type($0.type) } ?? .none
      }
    }
    return .unknown
  }
}

extension ClosureExprSyntax {
  /// `{ () -> StateSequence<S> in … }`, and the value of a property of type `() -> StateSequence<S>`.
  fileprivate var expectedResult: ExpectedType {
    if let type = signature?.returnClause?.type { return .type(type) }
    let type = parent?.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type.unwrapped
    return type?.as(FunctionTypeSyntax.self).map { .type($0.returnClause.type) } ?? .unknown
  }
}
