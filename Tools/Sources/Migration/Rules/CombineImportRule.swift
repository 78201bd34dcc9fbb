import FeatureSources
import SwiftSyntax

/// Imports `CombineShim` where a file uses Combine without importing it, since Apple's Foundation exports it.
final class CombineImportRule: MigrationRule {
  private static let types: Set<String> = [
    "AnyCancellable", "AnyPublisher", "AnySubscriber", "Cancellable", "ConnectablePublisher", "CurrentValueSubject",
    "Deferred", "Fail", "Future", "Just", "ObservableObject", "ObservableObjectPublisher", "PassthroughSubject",
    "Published", "Publisher", "Publishers", "Subject", "Subscriber", "Subscribers", "Subscription",
  ]

  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    guard context.options.isPortable else { return .skipChildren }
    let imports = node.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
    let modules = Set(imports.compactMap { $0.path.first?.name.trimmedName })
    guard modules.isDisjoint(with: ["Combine", "CombineShim", "OpenCombine"]) else { return .skipChildren }
    let search = TypeSearch(Self.types.filter { context.index.declaration($0) == nil })
    search.walk(node)
    // These two are exported by SwiftUI, and by its replacement.
    let isExported = !modules.isDisjoint(with: ["SwiftUI", "SwiftUIShim"])
    guard !search.found.subtracting(isExported ? ["ObservableObject", "Published"] : []).isEmpty else {
      return .skipChildren
    }
    if let first = imports.first {
      let start = first.positionAfterSkippingLeadingTrivia
      context.replace(from: start, to: start, with: "import CombineShim\n")
    } else {
      context.replace(from: node.position, to: node.position, with: "import CombineShim\n\n")
    }
    return .skipChildren
  }
}

/// Finds which of some types a file names, in types, attributes and expressions.
final class TypeSearch: SyntaxVisitor {
  private let names: Set<String>
  private(set) var found: Set<String> = []

  init(_ names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    add(node.name.trimmedName)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // Not a member, such as `.Just`.
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id { add(node.baseName.trimmedName) }
    return .visitChildren
  }

  private func add(_ name: String) {
    if names.contains(name) { found.insert(name) }
  }
}
