import FeatureSources
import SwiftSyntax

/// Replaces `_debug` with `startLogging` and `StateLog.start`, and its options with the options of `StateLog`.
final class LogRule: MigrationRule {
  override class var generations: Set<Migration.Generation> { [.first] }

  private static let generic: Set<String> = [
    "ViewState", "LegacyViewState", "RenderedViewState", "LegacyRenderedViewState", "StateContainer",
  ]
  private static let presets = [
    "defaults": ".standard, .payloads", "enumDefaults": ".standard", "conciseEnum": ".changes",
  ]
  private static let kept: Set<String> = ["standard", "payloads", "changes"]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledName == "_debug", node.trailingClosure == nil else { return .visitChildren }
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      if let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.trimmedName, Self.generic.contains(base) {
        context.replace(member, with: "StateLog.start")
      } else {
        context.replace(member.declName, with: "startLogging")
      }
    } else {
      context.replace(node.calledExpression, with: "startLogging")
    }
    if let argument = node.arguments.first, let label = argument.label {
      context.replace(
        from: label.positionAfterSkippingLeadingTrivia, to: argument.expression.positionAfterSkippingLeadingTrivia,
        with: "")
      replaceOptions(argument.expression)
    }
    return .visitChildren
  }

  private func replaceOptions(_ expression: ExprSyntax) {
    if let array = expression.as(ArrayExprSyntax.self) {
      for element in array.elements { replaceOption(element.expression, isInArray: true) }
    } else {
      replaceOption(expression, isInArray: false)
    }
  }

  private func replaceOption(_ expression: ExprSyntax, isInArray: Bool) {
    let name = expression.as(MemberAccessExprSyntax.self)?.declName.baseName.trimmedName ?? ""
    if let preset = Self.presets[name] {
      context.replace(expression, with: preset.contains(",") && !isInArray ? "[\(preset)]" : preset)
    } else if !Self.kept.contains(name) {
      context.leave(
        expression, "the option '\(expression.trimmedDescription)' of _debug",
        because: "a log of VSM always names the container and prints when a state changes",
        advice: "use the options of StateLog: '.standard', '.changes' and '.payloads'")
    }
  }
}
