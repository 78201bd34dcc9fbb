import FeatureSources
import SwiftSyntax

/// Visits a file, and collects findings.
class LintRule: SyntaxVisitor {
  /// The identifier, which is never changed once it was published.
  class var id: String { "" }
  /// One sentence that says what is reported.
  class var summary: String { "" }

  let file: SourceFile
  let index: FeatureIndex
  let facts: ModuleFacts
  private(set) var findings: [Finding] = []
  /// The full names of the types around the current node, from the outside; empty strings for unknown ones.
  private(set) var enclosingTypes: [String] = []

  required init(_ file: SourceFile, _ index: FeatureIndex, _ facts: ModuleFacts) {
    self.file = file
    self.index = index
    self.facts = facts
    super.init(viewMode: .sourceAccurate)
  }

  /// Reports the place where a node begins.
  func report(_ node: some SyntaxProtocol, _ message: String, fix: [Edit] = []) {
    let (line, column) = file.location(of: node)
    findings.append(
      Finding(rule: Self.id, path: file.path, line: line, column: column, message: message, fix: fix))
  }

  /// The full name of the innermost type around the current node.
  var enclosingType: String { enclosingTypes.last ?? "" }

  /// Whether the current node is in a model or in an extension of one.
  var isInModel: Bool { index.modelNames.contains(enclosingType) }

  /// Called for each type and extension, before its members are visited.
  func enter(_ node: some DeclGroupSyntax) {}

  // MARK: The types around the current node

  override final func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { begin(node, node.name) }
  override final func visitPost(_ node: StructDeclSyntax) { enclosingTypes.removeLast() }
  override final func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { begin(node, node.name) }
  override final func visitPost(_ node: EnumDeclSyntax) { enclosingTypes.removeLast() }
  override final func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { begin(node, node.name) }
  override final func visitPost(_ node: ClassDeclSyntax) { enclosingTypes.removeLast() }
  override final func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { begin(node, node.name) }
  override final func visitPost(_ node: ActorDeclSyntax) { enclosingTypes.removeLast() }
  override final func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { begin(node, node.name) }
  override final func visitPost(_ node: ProtocolDeclSyntax) { enclosingTypes.removeLast() }

  override final func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enclosingTypes.append(index.fullName(of: node.extendedType.components) ?? "")
    enter(node)
    return .visitChildren
  }

  override final func visitPost(_ node: ExtensionDeclSyntax) { enclosingTypes.removeLast() }

  private func begin(_ node: some DeclGroupSyntax, _ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    enclosingTypes.append((enclosingTypes.last.map { "\($0)." } ?? "") + name.trimmedName)
    enter(node)
    return .visitChildren
  }
}
