import FeatureSources
import SwiftSyntax

/// The public declarations of a module, one line each, without their code.
public struct PublicInterface {
  /// The declarations in alphabetical order, such as `StateContainer.state: State { get }`.
  public let lines: [String]

  public init(_ files: [SourceFile]) {
    var lines: Set<String> = []
    let hidden = HiddenTypes(viewMode: .sourceAccurate)
    files.forEach { hidden.walk($0.tree) }
    for file in files {
      let collector = PublicDeclarations(hidden: hidden.names)
      collector.walk(file.tree)
      lines.formUnion(collector.lines)
    }
    self.lines = lines.sorted()
  }
}

/// Collects the names of the types of a module that are not public, outside other types.
private final class HiddenTypes: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name, node.modifiers) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name, node.modifiers) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name, node.modifiers) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name, node.modifiers) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func note(_ name: TokenSyntax, _ modifiers: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
    if !modifiers.isPublic { names.insert(name.text) }
    return .skipChildren
  }
}

/// Collects public declarations, those in every branch of `#if` included.
private final class PublicDeclarations: SyntaxVisitor {
  private(set) var lines: [String] = []
  private let hidden: Set<String>
  /// For each type or extension around the current node, its name and whether its members are public by themselves.
  private var types: [(name: String, makesPublic: Bool, isPublic: Bool)] = []

  /// - Parameter hidden: The names of types whose extensions are not public.
  init(hidden: Set<String>) {
    self.hidden = hidden
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Types

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, node.name, node.with(\.memberBlock, .empty).with(\.attributes, []).compact)
  }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, node.name, node.with(\.memberBlock, .empty).with(\.attributes, []).compact)
  }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, node.name, node.with(\.memberBlock, .empty).with(\.attributes, []).compact)
  }
  override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, node.name, node.with(\.memberBlock, .empty).with(\.attributes, []).compact)
  }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, node.name, node.with(\.memberBlock, .empty).with(\.attributes, []).compact, makesPublic: true)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.compact
    if let parents = node.inheritanceClause, !node.attributes.isSPI, !hidden.contains(name) {
      lines.append("extension \(name)\(parents.compact)\(node.genericWhereClause.map { " \($0.compact)" } ?? "")")
    }
    let isHidden = node.attributes.isSPI || hidden.contains(name)
    types.append((name, node.modifiers.isPublic && !isHidden, !isHidden))
    return isHidden ? .skipChildren : .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  private func begin(
    _ node: some DeclGroupSyntax, _ name: TokenSyntax, _ text: String, makesPublic: Bool = false
  ) -> SyntaxVisitorContinueKind {
    let isPublic = isVisible(node.modifiers, node.attributes)
    if isPublic { add(text) }
    types.append((qualified(name.text), makesPublic && isPublic, isPublic))
    return isPublic ? .visitChildren : .skipChildren
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if isVisible(node.modifiers, node.attributes) { add(node.with(\.body, nil).with(\.attributes, []).compact) }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if isVisible(node.modifiers, node.attributes) { add(node.with(\.body, nil).with(\.attributes, []).compact) }
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    if isVisible(node.modifiers, node.attributes) {
      add(node.with(\.accessorBlock, nil).with(\.attributes, []).compact)
    }
    return .skipChildren
  }

  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    if isVisible(node.modifiers, node.attributes) { add(node.with(\.definition, nil).with(\.attributes, []).compact) }
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if isVisible(node.modifiers, node.attributes) { add(node.with(\.attributes, []).compact) }
    return .skipChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    if types.last?.makesPublic == true { add(node.with(\.attributes, []).compact) }
    return .skipChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    if types.last?.isPublic == true {
      for element in node.elements { add("case \(element.with(\.trailingComma, nil).compact)") }
    }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isVisible(node.modifiers, node.attributes) else { return .skipChildren }
    let modifiers = node.modifiers.map { "\($0.compact) " }.joined()
    for binding in node.bindings {
      let type = binding.typeAnnotation.map { $0.compact } ?? binding.initializer.map { " \($0.compact)" } ?? ""
      let isGettable = binding.accessorBlock?.isOnlyRead ?? false
      add("\(modifiers)\(node.bindingSpecifier.text) \(binding.pattern.compact)\(type)\(isGettable ? " { get }" : "")")
    }
    return .skipChildren
  }

  // MARK: Names

  private func isVisible(_ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax) -> Bool {
    if attributes.isSPI { return false }
    if modifiers.isPublic { return types.last?.isPublic ?? true }
    let isRestricted = modifiers.contains { ["private", "fileprivate", "internal", "package"].contains($0.name.text) }
    return types.last?.makesPublic == true && !isRestricted
  }

  private func qualified(_ name: String) -> String { (types.last.map { "\($0.name)." } ?? "") + name }

  private func add(_ text: String) {
    let declaration = text.replacing("public ", with: "").replacing(/\s+$/, with: "")
    lines.append((types.last.map { "\($0.name): " } ?? "") + declaration)
  }
}

extension DeclModifierListSyntax {
  fileprivate var isPublic: Bool { contains { ["public", "open"].contains($0.name.text) && $0.detail == nil } }
}

extension AttributeListSyntax {
  fileprivate var isSPI: Bool {
    contains { $0.as(AttributeSyntax.self)?.attributeName.components.last == "_spi" }
  }
}

extension AccessorBlockSyntax {
  fileprivate var isOnlyRead: Bool {
    switch accessors {
    case .getter: true
    case .accessors(let list):
      !list.contains { ["set", "_modify", "didSet", "willSet"].contains($0.accessorSpecifier.text) }
    }
  }
}

extension MemberBlockSyntax {
  fileprivate static var empty: MemberBlockSyntax {
    MemberBlockSyntax(leftBrace: .identifier(""), members: [], rightBrace: .identifier(""))
  }
}
