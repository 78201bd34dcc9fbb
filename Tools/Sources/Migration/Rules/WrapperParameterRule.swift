import FeatureSources
import SwiftSyntax

/// Removes the parameters with which property wrappers of vsm-ios 2.0 log states.
final class WrapperParameterRule: MigrationRule {
  override class var generations: Set<Migration.Generation> { [.second] }

  private static let removed: Set<String> = ["subsystem", "observedViewType", "loggingEnabled", "signpostsEnabled"]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard wrappersOfStates.contains(node.attributeName.components.last ?? ""),
      case .argumentList(let list)? = node.arguments, let open = node.leftParen, let close = node.rightParen
    else { return .visitChildren }
    let arguments = Array(list)
    let isKept = arguments.map { !Self.removed.contains($0.label?.trimmedName ?? "") }
    for (argument, isKept) in zip(arguments, isKept) where !isKept { reportLog(argument) }
    guard let last = isKept.lastIndex(of: true) else {
      if !arguments.isEmpty {
        context.replace(
          from: open.positionAfterSkippingLeadingTrivia, to: close.endPositionBeforeTrailingTrivia, with: "")
      }
      return .visitChildren
    }
    for index in arguments.indices.prefix(last) where !isKept[index] {
      context.replace(
        from: arguments[index].positionAfterSkippingLeadingTrivia,
        to: arguments[index + 1].positionAfterSkippingLeadingTrivia, with: "")
    }
    if last + 1 < arguments.count {
      context.replace(
        from: arguments[last].expression.endPositionBeforeTrailingTrivia,
        to: arguments[arguments.count - 1].endPositionBeforeTrailingTrivia, with: "")
    }
    return .visitChildren
  }

  private func reportLog(_ argument: LabeledExprSyntax) {
    guard let name = argument.label?.trimmedName, argument.expression.trimmedDescription != "false" else { return }
    if name == "loggingEnabled" {
      context.leave(
        argument, "loggingEnabled: \(argument.expression.trimmedDescription)",
        because: "the parameter is removed, and with it the log of this container",
        advice: "call '$state.startLogging()' where the view appears, or 'StateLog.start()' once in the program")
    } else if name == "signpostsEnabled" {
      context.leave(
        argument, "signpostsEnabled: \(argument.expression.trimmedDescription)",
        because: "VSM has no signposts", advice: "write a StateContainerObserver that emits them")
    }
  }
}
