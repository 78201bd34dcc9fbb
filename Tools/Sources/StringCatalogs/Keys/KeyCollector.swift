import FeatureSources
import SwiftSyntax

/// Collects the keys of a file: literals where SwiftUI and Foundation, or declarations of the files, expect a key.
final class KeyCollector: SyntaxVisitor {
  private let file: SourceFile
  private let names: DeclaredNames
  private let types: TypeReader
  private(set) var keys: [LocalizedKey] = []
  private var seen: Set<AbsolutePosition> = []

  init(_ file: SourceFile, names: DeclaredNames) {
    self.file = file
    self.names = names
    types = TypeReader(names: names)
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns the keys of files in their order.
  static func keys(in files: [SourceFile]) -> [LocalizedKey] {
    let names = DeclaredNames(files)
    return files.flatMap { file in
      let collector = KeyCollector(file, names: names)
      collector.walk(file.tree)
      return collector.keys.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    }
  }

  // MARK: Calls

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.calledName else { return .visitChildren }
    let isModifier = node.calledExpression.as(MemberAccessExprSyntax.self).map { $0.base?.isTypeName != true } ?? false
    for argument in arguments(ofKeysIn: node, name: name, isModifier: isModifier) {
      add(argument.resultingLiterals, in: node)
    }
    return .visitChildren
  }

  private func arguments(
    ofKeysIn call: FunctionCallExprSyntax, name: String, isModifier: Bool
  ) -> [ExprSyntax] {
    let first = call.arguments.first.flatMap { $0.label == nil ? $0.expression : nil }
    func argument(_ label: String) -> ExprSyntax? {
      call.arguments.first { $0.label?.trimmedName == label }?.expression
    }
    if let declared = names.callables[name], !KeyPosition.localizedTypes.contains(name) {
      let found = arguments(of: call, ofDeclared: declared)
      // An own type hides one of SwiftUI, but a function and an extension only add to it.
      if !found.isEmpty || names.types.contains(name) { return found }
    }
    if isModifier {
      if KeyPosition.modifiers.contains(name) { return first.map { [$0] } ?? [] }
      if KeyPosition.listModifiers.contains(name), first?.is(ArrayExprSyntax.self) == true { return [first!] }
      if let labels = KeyPosition.labels[name] { return labels.compactMap(argument) }
      return []
    }
    if KeyPosition.views.contains(name) || KeyPosition.lookups.contains(name) { return first.map { [$0] } ?? [] }
    if KeyPosition.localizedTypes.contains(name) { return argument("localized").map { [$0] } ?? [] }
    return []
  }

  /// The arguments of a call whose parameters are declared as keys in every overload that fits.
  private func arguments(
    of call: FunctionCallExprSyntax, ofDeclared overloads: [[DeclaredNames.Parameter]]
  ) -> [ExprSyntax] {
    let passed = Array(call.arguments)
    let fitting = overloads.compactMap { parameters in places(of: passed, in: parameters) }
    guard !fitting.isEmpty else { return [] }
    return passed.indices.filter { index in
      fitting.allSatisfy { $0[index]?.isOfKeys == true }
    }.map { passed[$0].expression }
  }

  /// The types of the parameters that arguments are passed to; `nil` if the labels do not fit.
  private func places(of arguments: [LabeledExprSyntax], in parameters: [DeclaredNames.Parameter]) -> [TypeSyntax?]? {
    var rest = parameters[...]
    var types: [TypeSyntax?] = []
    for argument in arguments {
      let label = argument.label?.trimmedName
      // Parameters in between have default values.
      guard let place = rest.firstIndex(where: { $0.label == label }) else { return nil }
      types.append(rest[place].type)
      rest = rest[(place + 1)...]
    }
    return types
  }

  // MARK: Declarations

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings where binding.typeAnnotation?.type.isOfKeys == true {
      add(binding.initializer?.value.resultingLiterals ?? [])
      switch binding.accessorBlock?.accessors {
      case .getter(let statements): add(statements.returnedLiterals)
      case .accessors(let accessors):
        for accessor in accessors where accessor.accessorSpecifier.text == "get" {
          add(accessor.body?.statements.returnedLiterals ?? [])
        }
      case nil: break
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.signature.returnClause?.type.isOfKeys == true { add(node.body?.statements.returnedLiterals ?? []) }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if node.type.isOfKeys { add(node.defaultValue?.value.resultingLiterals ?? []) }
    return .visitChildren
  }

  override func visit(_ node: EnumCaseParameterSyntax) -> SyntaxVisitorContinueKind {
    if node.type.isOfKeys { add(node.defaultValue?.value.resultingLiterals ?? []) }
    return .visitChildren
  }

  // MARK: Assignments and casts

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if elements.count > 2, elements[1].is(AssignmentExprSyntax.self), isOfKeys(elements[0]) {
      add(ExprSyntax.literals(in: elements[2...]))
    }
    if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
      elements[2].as(TypeExprSyntax.self)?.type.isOfKeys == true
    {
      add(elements[0].resultingLiterals)
    }
    return .visitChildren
  }

  /// Whether all properties with the name of a variable are declared as keys.
  private func isOfKeys(_ variable: ExprSyntax) -> Bool {
    let name =
      variable.as(MemberAccessExprSyntax.self)?.declName.baseName.trimmedName
      ?? variable.as(DeclReferenceExprSyntax.self)?.baseName.trimmedName
    guard let name else { return false }
    let sources = names.properties.values.flatMap { $0[name] ?? [] }
    return !sources.isEmpty
      && sources.allSatisfy { if case .type(let type) = $0 { type.isOfKeys } else { false } }
  }

  // MARK: Literals

  private func add(_ literals: [StringLiteralExprSyntax], in call: FunctionCallExprSyntax? = nil) {
    for literal in literals where seen.insert(literal.positionAfterSkippingLeadingTrivia).inserted {
      guard let parts = literal.parts, !parts.isEmpty else { continue }
      func text(_ labels: String...) -> String? {
        let argument = call?.arguments.first { $0.label.map { labels.contains($0.trimmedName) } ?? false }
        let text = argument?.expression.as(StringLiteralExprSyntax.self)?.plainText
        return text == "" ? nil : text
      }
      let location = file.location(of: literal)
      let value = text("defaultValue", "value")
      keys.append(
        LocalizedKey(
          path: file.path, line: location.line, column: location.column,
          table: text("tableName", "table") ?? "Localizable", comment: text("comment"), value: value,
          pieces: parts.map(piece)))
    }
  }

  private func piece(of part: StringLiteralExprSyntax.Part) -> LocalizedKey.Piece {
    switch part {
    case .text(let text): return .text(text)
    case .value(let segment):
      let arguments = Array(segment.expressions)
      if let specifier = arguments.first(where: { $0.label?.trimmedName == "specifier" }) {
        let text = specifier.expression.as(StringLiteralExprSyntax.self)?.plainText
        return text.map { .value(specifier: $0) } ?? .unknown(source: arguments[0].expression.trimmedDescription)
      }
      guard let first = arguments.first else { return .value(specifier: "%@") }
      // `format:`, `style:` and the like show the value as a text.
      if arguments.count > 1 || first.label != nil { return .value(specifier: "%@") }
      if let specifier = types.type(of: first.expression)?.specifier { return .value(specifier: specifier) }
      return .unknown(
        source: first.expression.trimmedDescription.split(whereSeparator: \.isNewline).joined(separator: " "))
    }
  }
}

extension ExprSyntax {
  /// Whether the expression is the name of a module or a type, as in `SwiftUI.Text` and `String.LocalizationValue`.
  fileprivate var isTypeName: Bool {
    guard let reference = self.as(DeclReferenceExprSyntax.self) else { return false }
    return reference.baseName.text.first?.isUppercase ?? false
  }
}
