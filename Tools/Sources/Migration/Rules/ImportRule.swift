import FeatureSources
import SwiftSyntax

/// Replaces imported modules.
final class ImportRule: MigrationRule {
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let module = node.path.first?.name else { return .skipChildren }
    switch module.trimmedName {
    case "LegacyVSM":
      context.replace(module, with: "VSM")
    case "SwiftUI" where context.options.isPortable:
      context.replace(module, with: "SwiftUIShim")
    case "Combine" where context.options.isPortable:
      context.replace(module, with: "CombineShim")
    case "UIKit" where isListed(node), "AppKit" where isListed(node):
      context.leave(
        node, "import \(module.trimmedName)", because: "the framework exists only on Apple platforms",
        advice: "surround what needs it with '#if canImport(\(module.trimmedName))'")
    default:
      break
    }
    return .skipChildren
  }

  private func isListed(_ node: ImportDeclSyntax) -> Bool { context.options.isPortable && !node.isConditional }
}
