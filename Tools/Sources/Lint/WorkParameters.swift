import FeatureSources
import SwiftSyntax

/// The functions and initializers of the files that take the work of an action: a closure that returns a state after
/// awaiting something, or emits states.
struct WorkParameters {
  /// The labels of such parameters, by the name of the function or of the type that is made. An empty label stands for
  /// a parameter without one.
  private let labels: [String: Set<String>]
  /// The names of functions and types whose last function is such a parameter, so that a trailing closure is passed for
  /// it.
  private let trailing: Set<String>

  init(_ files: [SourceFile], index: FeatureIndex) {
    let search = WorkSearch(index)
    for file in files { search.walk(file.tree) }
    (labels, trailing) = (search.labels, search.trailing)
  }

  /// Whether a closure is passed as the work of an action, to a function of VSM or of the files.
  func contain(_ closure: ClosureExprSyntax) -> Bool {
    guard let call = closure.receivingCall, let name = call.calledName else { return false }
    let label = closure.label
    let isTrailing = call.trailingClosure?.id == closure.id
    switch name {
    case "StateSequence":
      // Without leading states, a trailing closure without a parameter is a list, which is not asynchronous.
      return label == "then" || label == "emitting" || closure.hasParameter
        || isTrailing && !call.arguments.isEmpty || !isTrailing && label == nil && call.arguments.count > 1
    case "Next": return true
    case "observe", "observeAsync", "refresh": return closure.hasAwait
    case "bind", "bindAsync": return (label == "to" || isTrailing) && closure.hasAwait
    case "Journey": return label == "of" && closure.hasAwait
    default:
      return isTrailing && label == nil ? trailing.contains(name) : labels[name]?.contains(label ?? "") == true
    }
  }
}

/// Collects the parameters and stored properties whose types are the work of actions.
private final class WorkSearch: SyntaxVisitor {
  private let index: FeatureIndex
  private(set) var labels: [String: Set<String>] = [:]
  private(set) var trailing: Set<String> = []

  init(_ index: FeatureIndex) {
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.signature.parameterClause.parameters, of: node.name.trimmedName)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.enclosingType { add(node.signature.parameterClause.parameters, of: type) }
    return .visitChildren
  }

  /// The properties of a struct are the parameters of the initializer that it has without a declaration.
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let members = node.memberBlock.members.map(\.decl)
    guard !members.contains(where: { $0.is(InitializerDeclSyntax.self) }) else { return .visitChildren }
    let properties = members.compactMap { $0.as(VariableDeclSyntax.self) }.flatMap(\.bindings).compactMap { binding in
      binding.accessorBlock == nil ? binding.typeAnnotation.map { (binding, $0.type) } : nil
    }
    let functions = properties.filter { $0.1.asFunction != nil }
    for (binding, type) in functions where isWork(type) {
      labels[node.name.trimmedName, default: []].insert(binding.pattern.trimmedDescription)
    }
    if let last = functions.last, isWork(last.1) { trailing.insert(node.name.trimmedName) }
    return .visitChildren
  }

  private func add(_ parameters: FunctionParameterListSyntax, of name: String) {
    for parameter in parameters where isWork(parameter.type) {
      labels[name, default: []].insert(parameter.firstName.text == "_" ? "" : parameter.firstName.trimmedName)
    }
    if let last = parameters.last(where: { $0.type.asFunction != nil }), isWork(last.type) { trailing.insert(name) }
  }

  private func isWork(_ type: TypeSyntax) -> Bool {
    guard let function = type.asFunction, function.effectSpecifiers?.asyncSpecifier != nil, !type.leavesActors else {
      return false
    }
    return index.isActionResult(function.returnClause.type)
      || function.parameters.contains { $0.type.components.last == "StateEmitter" }
  }
}

extension TypeSyntax {
  /// The function type in `(@escaping () async -> State)?`.
  fileprivate var asFunction: FunctionTypeSyntax? { unwrapped.as(FunctionTypeSyntax.self) }

  /// Whether a function type states that it is isolated to an actor or to none.
  fileprivate var leavesActors: Bool {
    guard let attributes = self.as(AttributedTypeSyntax.self)?.attributes else { return false }
    return attributes.contains("concurrent") || attributes.contains("isolated") || attributes.nameGlobalActor
  }
}

extension InitializerDeclSyntax {
  /// The name of the type that it makes.
  fileprivate var enclosingType: String? {
    let declaration = parent?.parent?.parent?.parent
    return declaration?.asProtocol((any NamedDeclSyntax).self)?.name.trimmedName
      ?? declaration?.as(ExtensionDeclSyntax.self)?.extendedType.components.last
  }
}

extension ClosureExprSyntax {
  /// The label of the argument that it is.
  var label: String? {
    parent?.as(LabeledExprSyntax.self)?.label?.trimmedName
      ?? parent?.as(MultipleTrailingClosureElementSyntax.self)?.label.trimmedName
  }

  /// Whether it takes a value, as in `{ emit in … }` and `{ await follow($0) }`.
  fileprivate var hasParameter: Bool {
    if let clause = signature?.parameterClause {
      return switch clause {
      case .simpleInput(let names): !names.isEmpty
      case .parameterClause(let clause): !clause.parameters.isEmpty
      }
    }
    let search = ShorthandSearch(viewMode: .sourceAccurate)
    search.walk(statements)
    return search.hasFound
  }
}

/// Looks for `$0`, except in closures inside.
private final class ShorthandSearch: SyntaxVisitor {
  private(set) var hasFound = false

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.text == "$0" { hasFound = true }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
