import FeatureSources
import SwiftSyntax

/// Leaves the dependencies of a package manifest to a person.
final class ManifestRule: MigrationRule {
  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    guard context.file.path.split(separator: "/").last == "Package.swift",
      let text = node.representedLiteralValue
    else { return .visitChildren }
    if text == "LegacyVSM" {
      context.leave(
        node, "the product LegacyVSM", because: "one library has the names of both versions",
        advice: "depend on the product 'VSM' instead, and on 'SwiftUIShim' and 'CombineShim' if you import them")
    } else if text.contains("/vsm-ios") {
      context.leave(
        node, "the package \(text)", because: "it is the one that is replaced",
        advice: "depend on this package, and in language mode 6 enable 'NonisolatedNonsendingByDefault' in the targets "
          + "of your features")
    }
    return .visitChildren
  }
}
