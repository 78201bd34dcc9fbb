import FeatureSources
import SwiftSyntax

/// Reports work of actions that has a capture list: `StateSequence(.saving) { [self] emit in … }`.
///
/// Swift 6.3 infers `nonisolated(nonsending)` only for closures without one. With one, the work runs on no actor, and the
/// compiler says nothing. Code that is isolated to the main actor is not affected, since its closures are isolated, too.
final class CaptureListInAction: LintRule {
  override class var id: String { "capture-list-in-action" }
  override class var summary: String { "The work of an action leaves the main actor, since it has a capture list." }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    guard let list = node.signature?.capture, !list.items.isEmpty, facts.works.contain(node),
      !node.isIsolated(in: enclosingType, index)
    else { return .visitChildren }
    let kind = index.declaration(enclosingType)?.kind
    let captures = list.items.map { Capture($0, of: node, isInValue: kind == .structure || kind == .enumeration) }
    report(
      list,
      "With a capture list, the compiler drops 'nonisolated(nonsending)' from the closure, so that this work of an "
        + "action leaves the main actor. \(captures.advice)",
      fix: CaptureListFix(captures, of: node)?.edits ?? [])
    return .visitChildren
  }
}

/// An item of a capture list, and what to write instead of it.
struct Capture {
  enum Replacement: Equatable {
    /// The closure can mention the same without a list.
    case nothing
    /// `let item = value` before the statement, with the name that the closure uses for it.
    case constant(name: String, value: String)
    /// `self`, which has to be written then.
    case explicitSelf
    /// `weak let name = value` before the statement, with another name for `self`.
    case weak(name: String, value: String)
  }

  let name: String
  let replacement: Replacement

  /// - Parameter isInValue: Whether the type around the closure is a struct or an enum, which closures capture as a whole.
  init(_ item: ClosureCaptureSyntax, of closure: ClosureExprSyntax, isInValue: Bool) {
    name = item.name.text
    let value = item.initializer?.value.trimmedDescription ?? name
    let meaning = closure.meaning(of: name)
    let isSelfConstant = isInValue && !closure.isInMutatingFunction
    replacement =
      if item.specifier != nil {
        .weak(name: name == "self" ? "model" : name, value: value)
      } else if item.initializer != nil, value != name {
        .constant(name: meaning == .member ? name : name.captured, value: value)
      } else if name == "self" {
        isSelfConstant ? .nothing : isInValue ? .constant(name: "model", value: "self") : .explicitSelf
      } else {
        switch meaning {
        case .constant: .nothing
        case .member where isSelfConstant: .nothing
        case .member: .constant(name: name, value: name)
        case .variable(let isInSameBlock): .constant(name: isInSameBlock ? name.captured : name, value: name)
        }
      }
  }
}

extension [Capture] {
  /// The advice, in a sentence for each kind of capture.
  fileprivate var advice: String {
    let constants = compactMap { capture -> String? in
      switch capture.replacement {
      case .constant(let name, let value): "'let \(name) = \(value)'"
      case .weak(let name, let value): "'weak let \(name) = \(value)'"
      default: nil
      }
    }
    let before = constants.isEmpty ? "" : ", and put \(constants.joined(separator: " and ")) before the statement"
    let hasSelf = contains { $0.replacement == .explicitSelf }
    return "Remove the list\(before)\(hasSelf ? ", and write 'self.' before members" : "")."
  }
}

extension String {
  /// `capturedItem` for `item`
  fileprivate var captured: String { "captured" + prefix(1).uppercased() + dropFirst() }
}
