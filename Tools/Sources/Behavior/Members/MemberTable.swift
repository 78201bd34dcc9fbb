import FeatureSources
import SwiftSyntax

/// A function, an initializer, a property with a body, or a closure that an initializer assigns to a property.
struct Member {
  struct Parameter {
    /// The label at calls, or `nil` for none.
    let label: String?
    let name: String
    let type: TypeSyntax?
    var defaultValue: ExprSyntax?
  }

  let name: String
  /// The full name of the type that it belongs to, or an empty string.
  let owner: String
  var parameters: [Parameter] = []
  /// The type of the result, or of the property.
  var result: TypeSyntax?
  /// The code, or `nil` for a requirement of a protocol.
  var body: Syntax?
  var access: Access = .module
  var isStatic = false
  /// The source of its declaration without the body.
  var signature: String
}

enum Access: Comparable { case own, module, published }

/// A stored property or a requirement of a protocol.
struct Property {
  let name: String
  let type: TypeSyntax
  let access: Access
  let isStored: Bool
  /// The value with which it begins.
  var initial: ExprSyntax?
}

/// A case of an enum.
struct EnumCase {
  let name: String
  let parameters: [Member.Parameter]
}

/// The known facts about the type of a value.
enum ValueType {
  /// The full name of a type that the files declare.
  case declared(String)
  /// The files neither declare nor extend the type, so that none of their members belongs to it.
  case foreign
}

/// The members that the files declare in types, by the types' full names.
struct MemberTable {
  let index: FeatureIndex
  fileprivate(set) var members: [Member] = []
  fileprivate(set) var byName: [String: [Int]] = [:]
  fileprivate(set) var properties: [String: [Property]] = [:]
  fileprivate(set) var cases: [String: [EnumCase]] = [:]
  /// The full names of the types that conform to a protocol or inherit from a class.
  private(set) var conformers: [String: [String]] = [:]
  fileprivate(set) var inherited: [String: [String]] = [:]
  /// The names that views mention after a dot.
  fileprivate(set) var mentionedByViews: Set<String> = []
  /// The bodies and initial values of views, in which initial states are found.
  fileprivate(set) var viewCode: [Syntax] = []
  /// The place of each type's declaration.
  fileprivate(set) var places: [String: (path: String, line: Int)] = [:]
  /// The last parts of the names that can stand for types of the files without being declared as types: aliases,
  /// generic parameters, and the foreign types that the files extend, conform to or inherit from.
  fileprivate var placeholders: Set<String> = []

  init(_ files: [SourceFile], index: FeatureIndex) {
    self.index = index
    let collector = MemberCollector(index)
    for file in files {
      collector.file = file
      collector.walk(file.tree)
    }
    self.merge(collector)
    for (type, parents) in inherited {
      for parent in parents { conformers[parent, default: []].append(type) }
    }
  }

  private mutating func merge(_ collector: MemberCollector) {
    members = collector.members
    for (index, member) in members.enumerated() { byName[member.name, default: []].append(index) }
    properties = collector.properties
    cases = collector.cases
    inherited = collector.inherited
    mentionedByViews = collector.mentionedByViews
    viewCode = collector.viewCode
    places = collector.places
    placeholders = collector.placeholders
  }

  /// Returns the facts about a type by its name, which is written in another type.
  func valueType(_ type: TypeSyntax, in owner: String) -> ValueType? {
    let names = type.components
    if let name = index.fullName(of: names, in: owner) { return .declared(name) }
    // Without a name, it is a function or a tuple.
    guard let last = names.last, !placeholders.contains(last) else { return nil }
    return .foreign
  }

  /// The members of a type with this name, or of the types that conform to it if it is a protocol.
  func members(named name: String, of type: String) -> [Int] {
    let owners = Set([type] + (index.declaration(type)?.kind == .protocol ? conformers[type] ?? [] : []))
    return (byName[name] ?? []).filter { owners.contains(members[$0].owner) }
  }

  /// The stored properties of a type, in the order of their declarations.
  func stored(in type: String) -> [Property] { (properties[type] ?? []).filter(\.isStored) }
}

/// Collects the members of all types.
final class MemberCollector: SyntaxVisitor {
  private let index: FeatureIndex
  var file: SourceFile?
  private(set) var members: [Member] = []
  private(set) var properties: [String: [Property]] = [:]
  private(set) var cases: [String: [EnumCase]] = [:]
  private(set) var inherited: [String: [String]] = [:]
  private(set) var mentionedByViews: Set<String> = []
  private(set) var viewCode: [Syntax] = []
  private(set) var places: [String: (path: String, line: Int)] = [:]
  private(set) var placeholders: Set<String> = []
  private var types: [(name: String, isPublic: Bool)] = []

  init(_ index: FeatureIndex) {
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  private var owner: String { types.last?.name ?? "" }

  // MARK: Types

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { begin(node, node.name) }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { begin(node, node.name) }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { begin(node, node.name) }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { begin(node, node.name) }
  override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { begin(node, node.name) }
  override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let written = node.extendedType.components
    let name = index.fullName(of: written) ?? written.joined(separator: ".")
    if let last = written.last { placeholders.insert(last) }
    enter(name, node, isPublic: node.modifiers.contains(where: \.isPublic))
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  private func begin(_ node: some DeclGroupSyntax, _ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    let full = (types.last.map { "\($0.name)." } ?? "") + name.trimmedName
    if let file, places[full] == nil { places[full] = (file.path, file.location(of: name).line) }
    let isPublic = node.is(ProtocolDeclSyntax.self) && node.modifiers.contains(where: \.isPublic)
    enter(full, node, isPublic: isPublic)
    return .visitChildren
  }

  private func enter(_ name: String, _ node: some DeclGroupSyntax, isPublic: Bool) {
    let parents = node.inheritanceClause?.inheritedTypes.map(\.type) ?? []
    inherited[name, default: []] += parents.compactMap { index.fullName(of: $0.components, in: name) }
    placeholders.formUnion(parents.compactMap(\.components.last))
    types.append((name, isPublic))
    let isView = (index.declaration(name)?.inherited ?? []).contains { viewTypes.contains($0.components.last ?? "") }
    guard isView else { return }
    let mentions = MemberMentions(viewMode: .sourceAccurate)
    mentions.walk(node.memberBlock)
    mentionedByViews.formUnion(mentions.names)
    viewCode += node.memberBlock.members.filter {
      $0.decl.is(InitializerDeclSyntax.self) || $0.decl.as(VariableDeclSyntax.self)?.isWrappedState == true
    }.map { Syntax($0) }
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    placeholders.insert(node.name.trimmedName)
    return .visitChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    placeholders.insert(node.name.trimmedName)
    return .visitChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    placeholders.insert(node.name.trimmedName)
    return .visitChildren
  }

  // MARK: Members

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.parameterClause?.parameters.map {
      Member.Parameter(label: $0.firstName?.text, name: $0.firstName?.text ?? "", type: $0.type)
    }
    cases[owner, default: []].append(EnumCase(name: node.name.trimmedName, parameters: parameters ?? []))
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    // Functions inside of others are read with them.
    guard node.isMember else { return .visitChildren }
    members.append(
      Member(
        name: node.name.trimmedName, owner: owner,
        parameters: node.signature.parameterClause.parameters.map(\.asParameter),
        result: node.signature.returnClause?.type, body: node.body.map(Syntax.init), access: access(node.modifiers),
        isStatic: node.modifiers.contains(where: \.isStatic),
        signature: node.with(\.body, nil).with(\.attributes, []).with(\.modifiers, []).compact))
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters.map(\.asParameter)
    members.append(
      Member(
        name: "init", owner: owner, parameters: parameters, body: node.body.map(Syntax.init),
        access: access(node.modifiers), isStatic: true, signature: "init"))
    for assignment in node.body?.assignments ?? [] {
      members.append(
        Member(
          name: assignment.property, owner: owner,
          // The values that the closure captures are the parameters of the initializer.
          parameters: parameters, body: Syntax(assignment.closure), access: .own, signature: assignment.property))
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.parent?.is(MemberBlockItemSyntax.self) == true else { return .visitChildren }
    let isStatic = node.modifiers.contains(where: \.isStatic)
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.trimmedName,
        let type = binding.typeAnnotation?.type ?? binding.initializer?.value.writtenType
      else { continue }
      let isRequirement = index.declaration(owner)?.kind == .protocol
      let isStored = binding.accessorBlock == nil || isRequirement
      if !isStatic {
        properties[owner, default: []].append(
          Property(
            name: name, type: type, access: access(node.modifiers), isStored: isStored,
            initial: binding.initializer?.value))
      }
      if let body = binding.accessorBlock, !isRequirement {
        members.append(
          Member(
            name: name, owner: owner, result: type, body: Syntax(body), access: access(node.modifiers),
            isStatic: isStatic, signature: "\(name): \(type.compact)"))
      }
    }
    return .visitChildren
  }

  private func access(_ modifiers: DeclModifierListSyntax) -> Access {
    if modifiers.contains(where: {
      [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind) && $0.detail == nil
    }) {
      return .own
    }
    if modifiers.contains(where: \.isPublic) || types.last?.isPublic == true { return .published }
    return .module
  }
}
