import SwiftSyntax

/// Code that can lead to states: a member, a closure, or a parameter that stands for what callers pass.
enum Code: Hashable {
  case member(Int)
  case closure(SyntaxIdentifier)
  case parameter(member: Int, name: String)
}

/// A place to which closures are given: an action of a model, by the model's property.
struct Slot: Hashable {
  /// The state whose model it is, or `nil` if the model is made outside of a state.
  let state: String?
  let type: String
  let property: String
}

/// The surroundings of an expression.
struct Scope {
  /// The type around it.
  var owner: String
  /// The member around it.
  var member: Int?
  /// The type that is expected of an implicit member such as `.loading`, if it is known.
  var expected: TypeSyntax?
  /// The code to which states and calls are attributed.
  var code: Code
  /// The states that the caller passes for parameters of the member.
  var passed: [String: Set<String>] = [:]
}

/// The states and code that some code leads to directly.
struct Effects {
  var states: Set<String> = []
  var calls: Set<Code> = []
}
