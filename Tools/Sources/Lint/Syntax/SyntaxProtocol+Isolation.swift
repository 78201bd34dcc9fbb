import FeatureSources
import SwiftSyntax

extension SyntaxProtocol {
  /// Whether the code is isolated to a global actor, such as the main actor, as far as the syntax around it says.
  ///
  /// - Parameter type: The full name of the type around the code, or an empty string.
  func isIsolated(in type: String, _ index: FeatureIndex) -> Bool {
    for node in sequence(first: Syntax(self), next: \.parent).dropFirst() {
      switch node.as(SyntaxEnum.self) {
      case .closureExpr(let closure):
        if closure.signature?.attributes.nameGlobalActor == true { return true }
        guard let call = closure.receivingCall else { continue }
        if call.assumesMainActor { return true }
        if call.calledName == "detached" || closure.signature?.attributes.contains("concurrent") == true {
          return false
        }
      // A function of a container that is called without `await` is called on the main actor.
      case .functionCallExpr(let call):
        if call.isOfContainer, !call.isAwaited { return true }
      case .functionDecl(let function):
        if let stated = function.statedIsolation { return stated }
      case .initializerDecl(let initializer):
        if let stated = initializer.statedIsolation { return stated }
      case .subscriptDecl(let declaration):
        if let stated = declaration.statedIsolation { return stated }
      case .variableDecl(let variable):
        if let stated = variable.statedIsolation { return stated }
      case .extensionDecl(let declaration):
        return declaration.statedIsolation ?? index.isIsolated(type)
      case .structDecl, .enumDecl, .classDecl, .protocolDecl: return index.isIsolated(type)
      // Whatever it makes is isolated to the actor.
      case .actorDecl: return true
      default: continue
      }
    }
    // The variables and statements of `main.swift` are isolated to the main actor, functions are not.
    return !sequence(first: Syntax(self), next: \.parent).contains { $0.is(FunctionDeclSyntax.self) }
  }
}

extension FunctionCallExprSyntax {
  /// Whether it observes an action or makes a binding, which only code on the main actor can do without `await`.
  var isOfContainer: Bool {
    ["observe", "observeAsync", "bind", "bindAsync"].contains(calledName ?? "")
      || calledExpression.trimmedDescription == "Journey"
  }

  /// Whether an `await` in the same statement covers the call.
  var isAwaited: Bool {
    sequence(first: Syntax(self), next: \.parent).prefix {
      !$0.is(CodeBlockItemSyntax.self) && !$0.is(ClosureExprSyntax.self)
    }
    .contains { $0.is(AwaitExprSyntax.self) }
  }

  /// `MainActor.run { … }` and `MainActor.assumeIsolated { … }`
  fileprivate var assumesMainActor: Bool {
    let member = calledExpression.as(MemberAccessExprSyntax.self)
    return member?.base?.trimmedDescription == "MainActor" && ["run", "assumeIsolated"].contains(calledName ?? "")
  }
}

extension ClosureExprSyntax {
  /// The call that the closure is an argument of.
  var receivingCall: FunctionCallExprSyntax? {
    if let call = parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id != Syntax(self).id { return call }
    if let argument = parent?.as(LabeledExprSyntax.self) {
      return argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    }
    return parent?.as(MultipleTrailingClosureElementSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
  }
}
