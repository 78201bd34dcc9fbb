import FeatureSources
import SwiftSyntax

/// Removes the parameters with which property wrappers of vsm-ios 2.0 log states, where a wrapper is declared and where
/// an initializer creates it.
final class WrapperParameterRule: MigrationRule {
  override class var generations: Set<Migration.Generation> { [.second] }

  private static let removed: Set<String> = ["subsystem", "observedViewType", "loggingEnabled", "signpostsEnabled"]

  /// `@ViewState(subsystem: "albums") var state = AlbumViewState.loading`
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard wrappersOfStates.contains(node.attributeName.components.last ?? ""),
      case .argumentList(let list)? = node.arguments, let open = node.leftParen, let close = node.rightParen
    else { return .visitChildren }
    remove(from: list) {
      context.replace(
        from: open.positionAfterSkippingLeadingTrivia, to: close.endPositionBeforeTrailingTrivia, with: "")
    }
    return .visitChildren
  }

  /// `_state = .init(wrappedValue: .loading, observedViewType: Self.self)`, and the same with the name of the wrapper.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard createsWrapper(node), !node.arguments.isEmpty else { return .visitChildren }
    remove(from: node.arguments) {
      context.replace(
        from: node.arguments.positionAfterSkippingLeadingTrivia, to: node.arguments.endPositionBeforeTrailingTrivia,
        with: "")
    }
    return .visitChildren
  }

  /// Removes arguments, or everything if none is kept.
  private func remove(from list: LabeledExprListSyntax, everything: () -> Void) {
    let arguments = Array(list)
    let isKept = arguments.map { !Self.removed.contains($0.label?.trimmedName ?? "") }
    for (argument, isKept) in zip(arguments, isKept) where !isKept { reportLog(argument) }
    guard let last = isKept.lastIndex(of: true) else {
      if !arguments.isEmpty { everything() }
      return
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
  }

  /// Whether a call creates a property wrapper of a state.
  private func createsWrapper(_ call: FunctionCallExprSyntax) -> Bool {
    if wrappersOfStates.contains(call.calledName ?? "") { return true }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.tokenKind == .keyword(.`init`)
    else { return false }
    if let base = member.base { return base.tokens(viewMode: .sourceAccurate).contains { $0.isNameOfWrapper } }
    // `_state = …` or `self._state = …`
    guard let elements = call.parent?.as(ExprListSyntax.self), let first = elements.first,
      elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
      let name = first.lastToken(viewMode: .sourceAccurate)?.text, name.hasPrefix("_")
    else { return false }
    return context.index.isWrappedState(String(name.dropFirst()))
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

extension TokenSyntax {
  fileprivate var isNameOfWrapper: Bool { wrappersOfStates.contains(text) }
}
