import FeatureSources
import SwiftSyntax

/// The types, members and functions that files declare, by their names.
final class DeclaredNames: SyntaxVisitor {
  /// A parameter of a function, an initializer or a case.
  struct Parameter {
    let label: String?
    let type: TypeSyntax?
  }

  /// The names of all declared types, with the names of extended ones.
  private(set) var types: Set<String> = []
  /// Properties by their types and names, and global variables with the type "".
  private(set) var properties: [String: [String: [Source]]] = [:]
  /// Types that functions return, by the types and the names of the functions.
  private(set) var results: [String: [String: [TypeSyntax]]] = [:]
  /// The parameters of everything that can be called by a name: functions, cases, and types.
  private(set) var callables: [String: [[Parameter]]] = [:]
  /// The types of cases' values by the names of the cases.
  private(set) var cases: [String: [[TypeSyntax]]] = [:]
  /// Aliases of types by their names, which can differ between the types around them.
  private(set) var aliases: [String: [TypeSyntax]] = [:]
  /// The types of enums' raw values, if they are declared.
  private(set) var rawValues: [String: TypeSyntax] = [:]

  /// The part of a declaration that shows the type of a property.
  enum Source {
    case type(TypeSyntax)
    case value(ExprSyntax)
  }

  /// A type around the current node, with the stored properties that its memberwise initializer takes.
  private struct Context {
    let name: String
    var memberwise: [Parameter] = []
    var hasInitializer = false
  }

  private var contexts: [Context] = []
  /// The depth of functions, whose variables are no members.
  private var depth = 0

  init(_ files: [SourceFile]) {
    super.init(viewMode: .sourceAccurate)
    for file in files { walk(file.tree) }
  }

  // MARK: Types

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { begin(node.name) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { begin(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { begin(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    rawValues[node.name.trimmedName] = node.inheritanceClause?.inheritedTypes.first?.type
    return begin(node.name)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { begin(node.name) }
  override func visitPost(_ node: StructDeclSyntax) { end(isStructure: true) }
  override func visitPost(_ node: ClassDeclSyntax) { end(isStructure: false) }
  override func visitPost(_ node: ActorDeclSyntax) { end(isStructure: false) }
  override func visitPost(_ node: EnumDeclSyntax) { end(isStructure: false) }
  override func visitPost(_ node: ProtocolDeclSyntax) { end(isStructure: false) }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    contexts.append(Context(name: node.extendedType.components.last ?? "", hasInitializer: true))
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { end(isStructure: false) }

  private func begin(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    types.insert(name.trimmedName)
    contexts.append(Context(name: name.trimmedName))
    return .visitChildren
  }

  private func end(isStructure: Bool) {
    let context = contexts.removeLast()
    if isStructure, !context.hasInitializer { callables[context.name, default: []].append(context.memberwise) }
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    aliases[node.name.trimmedName, default: []].append(node.initializer.value)
    return .visitChildren
  }

  // MARK: Members

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard depth == 0 else { return .visitChildren }
    let isStatic = node.modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.trimmedName else { continue }
      let source: Source? =
        binding.typeAnnotation.map { .type($0.type) } ?? binding.initializer.map { .value($0.value) }
      if let source { properties[contexts.last?.name ?? "", default: [:]][name, default: []].append(source) }
      let isStored =
        binding.accessorBlock == nil && !(node.bindingSpecifier.text == "let" && binding.initializer != nil)
      if isStored, !isStatic, !contexts.isEmpty {
        contexts[contexts.count - 1].memberwise.append(Parameter(label: name, type: binding.typeAnnotation?.type))
      }
    }
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.parameterClause?.parameters.map { Parameter(label: $0.firstName?.trimmedName, type: $0.type) }
    callables[node.name.trimmedName, default: []].append(parameters ?? [])
    cases[node.name.trimmedName, default: []].append(node.parameterClause?.parameters.map(\.type) ?? [])
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    callables[node.name.trimmedName, default: []].append(Self.parameters(of: node.signature))
    if let type = node.signature.returnClause?.type {
      results[contexts.last?.name ?? "", default: [:]][node.name.trimmedName, default: []].append(type)
    }
    depth += 1
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) { depth -= 1 }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = contexts.last?.name {
      contexts[contexts.count - 1].hasInitializer = true
      callables[name, default: []].append(Self.parameters(of: node.signature))
    }
    depth += 1
    return .visitChildren
  }

  override func visitPost(_ node: InitializerDeclSyntax) { depth -= 1 }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }

  override func visitPost(_ node: AccessorBlockSyntax) { depth -= 1 }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }

  private static func parameters(of signature: FunctionSignatureSyntax) -> [Parameter] {
    signature.parameterClause.parameters.map {
      Parameter(label: $0.firstName.tokenKind == .wildcard ? nil : $0.firstName.trimmedName, type: $0.type)
    }
  }
}
