import FeatureSources
import SwiftSyntax

/// An argument of a call, which may be a trailing closure.
struct LabeledArgument {
  let label: String?
  /// The number of unlabeled arguments before it.
  let position: Int
  let value: ExprSyntax
  let isTrailing: Bool
  /// The labels of all arguments of the call.
  let labels: Set<String>
}

extension FunctionCallExprSyntax {
  var labeledArguments: [LabeledArgument] {
    let trailing = additionalTrailingClosures.map(\.label.trimmedName)
    let labels = Set(arguments.compactMap { $0.label?.trimmedName } + trailing)
    var unlabeled = 0
    var result = arguments.map { argument in
      defer { if argument.label == nil { unlabeled += 1 } }
      return LabeledArgument(
        label: argument.label?.trimmedName, position: unlabeled, value: argument.expression, isTrailing: false,
        labels: labels)
    }
    if let closure = trailingClosure {
      result.append(
        LabeledArgument(
          label: nil, position: unlabeled, value: ExprSyntax(closure), isTrailing: true, labels: labels))
    }
    for (label, closure) in zip(trailing, additionalTrailingClosures) {
      result.append(
        LabeledArgument(
          label: label, position: unlabeled, value: ExprSyntax(closure.closure), isTrailing: true, labels: labels))
    }
    return result
  }
}

extension LabeledArgument {
  /// Returns the parameter for a trailing closure without a label: the first function without another argument, if
  /// possible one that needs an argument.
  fileprivate func match<Function>(
    _ functions: [Function], label: (Function) -> String?, isOptional: (Function) -> Bool
  ) -> Function? {
    let rest = functions.filter { label($0).map { !labels.contains($0) } ?? true }
    return rest.first { !isOptional($0) } ?? rest.first
  }
}

extension Member {
  /// The parameter to which an argument is passed.
  func parameter(for argument: LabeledArgument) -> Parameter? {
    if let label = argument.label { return parameters.first { $0.label == label } }
    guard argument.isTrailing else {
      let unlabeled = parameters.filter { $0.label == nil }
      return argument.position < unlabeled.count ? unlabeled[argument.position] : nil
    }
    let functions = parameters.enumerated().filter { index, parameter in
      let position = parameters[..<index].count { $0.label == nil }
      return parameter.type?.functionResult != nil && (parameter.label != nil || position >= argument.position)
    }
    return argument.match(functions.map(\.element), label: \.label, isOptional: { $0.defaultValue != nil })
  }
}

extension StateReader {
  /// The functions among some of the same name that a call fits, or all if it fits none.
  func called(by call: FunctionCallExprSyntax, among codes: [Code]) -> [Code] {
    let fitting = codes.filter { code in
      if case .member(let index) = code { table.members[index].fits(call) } else { true }
    }
    return fitting.isEmpty ? codes : fitting
  }
}

extension Member {
  /// Whether each argument of a call has a parameter, and each parameter an argument or a default value.
  fileprivate func fits(_ call: FunctionCallExprSyntax) -> Bool {
    let passed = call.labeledArguments.map { parameter(for: $0)?.name }
    return !passed.contains(nil) && parameters.allSatisfy { passed.contains($0.name) || $0.defaultValue != nil }
  }

  /// The parameters for which a call passes nothing, with their default values.
  func defaults(notPassedBy call: FunctionCallExprSyntax) -> [(Parameter, ExprSyntax)] {
    let passed = Set(call.labeledArguments.compactMap { parameter(for: $0)?.name })
    return parameters.compactMap { parameter in
      parameter.defaultValue.flatMap { passed.contains(parameter.name) ? nil : (parameter, $0) }
    }
  }
}

extension Sequence<Property> {
  /// The property to which the initializer of a struct assigns an argument.
  func property(for argument: LabeledArgument) -> Property? {
    if let label = argument.label { return first { $0.name == label } }
    guard argument.isTrailing else { return nil }
    return argument.match(
      filter { $0.type.functionResult != nil }, label: \.name,
      isOptional: { $0.initial != nil || $0.type.is(OptionalTypeSyntax.self) })
  }
}
