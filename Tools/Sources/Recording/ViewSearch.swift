import FeatureSources
import SwiftSyntax

/// Finds the views with a container, and how they are made.
public final class ViewSearch: SyntaxVisitor {
  private var found: [String] = []

  /// Calls of initializers, with the labels and types of their parameters: `BlogView(postID: Int)`.
  public static func initializers(in files: [SourceFile]) -> [String] {
    let search = ViewSearch(viewMode: .sourceAccurate)
    for file in files { search.walk(file.tree) }
    return search.found
  }

  override public func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let members = node.memberBlock.members
    let hasState = members.contains { member in
      member.decl.as(VariableDeclSyntax.self)?.attributes.contains {
        wrappersOfStates.contains($0.as(AttributeSyntax.self)?.attributeName.components.last ?? "")
          || $0.as(AttributeSyntax.self)?.attributeName.components.last == "StateObject"
      } ?? false
    }
    guard hasState else { return .visitChildren }
    let initializers = members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    if let first = initializers.first {
      let parameters = first.signature.parameterClause.parameters.map {
        "\($0.firstName.text): \($0.type.trimmedDescription)"
      }
      found.append("\(node.name.trimmedName)(\(parameters.joined(separator: ", ")))")
    } else {
      found.append("\(node.name.trimmedName)(state: …)")
    }
    return .visitChildren
  }
}
