import FeatureSources
import SwiftSyntax

/// Replaces due times of type `DispatchQueue.SchedulerTimeType.Stride` with a `Duration`.
///
/// `.seconds(0.5)` and `.milliseconds(500)` stay, since they are valid for both types.
final class DueTimeRule: MigrationRule {
  override class var generations: Set<Migration.Generation> { [.first] }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.label?.trimmedName == "debounced", node.expression.duration == nil else { return .visitChildren }
    if let name = node.expression.constantName {
      replaceConstant(name, usedBy: node)
    } else if !replace(node.expression) {
      leave(node.expression)
    }
    return .visitChildren
  }

  /// Replaces an expression of type `Stride`, and returns whether that was possible.
  private func replace(_ expression: ExprSyntax) -> Bool {
    guard let duration = expression.durationOfStride else { return expression.duration != nil }
    context.replace(expression, with: duration)
    return true
  }

  /// Replaces the type and the value of a constant that is only used as a due time.
  private func replaceConstant(_ name: String, usedBy node: LabeledExprSyntax) {
    let search = ConstantSearch(name)
    search.walk(context.file.tree)
    // A parameter that already is a duration, as after an earlier migration.
    if !search.parameters.isEmpty, search.declarations.isEmpty,
      search.parameters.allSatisfy({ $0.unwrapped.components == ["Duration"] })
    {
      return
    }
    guard search.declarations.count == 1, let binding = search.declarations.first else { return leave(node.expression) }
    let type = binding.typeAnnotation?.type
    if type?.components == ["Duration"] { return }
    guard let value = binding.initializer?.value, !search.isUsedElsewhere else { return leave(node.expression) }
    if let type, type.isStride, value.duration != nil || value.durationOfStride != nil {
      context.replace(type, with: "Duration")
      _ = replace(value)
    } else if type == nil, value.namesStride, let duration = value.durationOfStride {
      context.replace(value, with: "Duration\(duration)")
    } else {
      leave(node.expression)
    }
  }

  private func leave(_ expression: ExprSyntax) {
    context.leave(
      expression, "debounced: \(expression.trimmedDescription)",
      because: "a due time is a Duration here, and the type or the unit of this value is not certain",
      advice: "write a Duration, such as '.seconds(0.5)'")
  }
}

/// Finds the declarations of a name in a file, and whether it is used for anything but due times.
private final class ConstantSearch: SyntaxVisitor {
  let name: String
  private(set) var declarations: [PatternBindingSyntax] = []
  /// The types of parameters with the name.
  private(set) var parameters: [TypeSyntax] = []
  private(set) var isUsedElsewhere = false

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if node.pattern.as(IdentifierPatternSyntax.self)?.identifier.trimmedName == name { declarations.append(node) }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if (node.secondName ?? node.firstName).trimmedName == name { parameters.append(node.type) }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.trimmedName == name else { return .visitChildren }
    var expression = Syntax(node)
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      expression = Syntax(member)
    }
    if expression.parent?.as(LabeledExprSyntax.self)?.label?.trimmedName != "debounced" { isUsedElsewhere = true }
    return .visitChildren
  }
}

private let units: Set<String> = ["seconds", "milliseconds", "microseconds", "nanoseconds"]

extension TypeSyntax {
  fileprivate var isStride: Bool { components.suffix(2) == ["SchedulerTimeType", "Stride"] }
}

extension ExprSyntax {
  /// The expression itself, if it is valid for a `Duration`: `.seconds(1)` or `Duration.seconds(1)`.
  fileprivate var duration: String? {
    guard let call = self.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      units.contains(member.declName.baseName.trimmedName),
      member.base == nil || member.base?.trimmedDescription == "Duration"
    else { return nil }
    return trimmedDescription
  }

  /// The name of a variable: `delay`, `self.delay`, `Self.delay` or `Timing.delay`.
  fileprivate var constantName: String? {
    if let member = self.as(MemberAccessExprSyntax.self), member.base?.is(DeclReferenceExprSyntax.self) == true {
      return member.declName.baseName.trimmedName
    }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.trimmedName
  }

  /// Whether the expression contains the name of the type.
  fileprivate var namesStride: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.text == "SchedulerTimeType" }
  }

  /// The same time as a `Duration`: `.seconds(0.5)` for `0.5`, `.init(floatLiteral: 0.5)` and
  /// `DispatchQueue.SchedulerTimeType.Stride.seconds(0.5)`.
  fileprivate var durationOfStride: String? {
    if self.is(FloatLiteralExprSyntax.self) || self.is(IntegerLiteralExprSyntax.self) {
      return ".seconds(\(trimmedDescription))"
    }
    guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let argument = call.arguments.first,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    else { return nil }
    let name = member.declName.baseName.trimmedName
    let base = member.base?.trimmedDescription
    if units.contains(name), argument.label == nil, base?.hasSuffix("SchedulerTimeType.Stride") == true {
      return ".\(name)(\(argument.expression.trimmedDescription))"
    }
    let isInitializer =
      name == "init" && (base == nil || base?.hasSuffix("SchedulerTimeType.Stride") == true)
      || name == "Stride" && base?.hasSuffix("SchedulerTimeType") == true
    guard isInitializer else { return nil }
    switch argument.label?.trimmedName {
    case "floatLiteral", "integerLiteral": return ".seconds(\(argument.expression.trimmedDescription))"
    case nil: return argument.expression.dispatchInterval
    default: return nil
    }
  }

  /// `.milliseconds(500)` for a `DispatchTimeInterval` with a unit.
  private var dispatchInterval: String? {
    guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      units.contains(member.declName.baseName.trimmedName),
      member.base == nil || member.base?.trimmedDescription == "DispatchTimeInterval"
    else { return nil }
    return ".\(member.declName.baseName.trimmedName)(\(call.arguments.trimmedDescription))"
  }
}
