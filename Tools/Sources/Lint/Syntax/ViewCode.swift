import SwiftSyntax

/// The members of a view, and where its body uses them.
struct ViewCode {
  let members: [DeclSyntax]

  /// The places at which the body contains some code, directly or by other members.
  func places(of code: some SyntaxProtocol) -> [ViewPlace] { places(of: Syntax(code), isAction: false, []) }

  /// The places at which the body contains controls that run some code.
  func places(ofAction code: some SyntaxProtocol) -> [ViewPlace] { places(of: Syntax(code), isAction: true, []) }

  private func places(of node: Syntax, isAction: Bool, _ visited: Set<SyntaxIdentifier>) -> [ViewPlace] {
    var use = Use.unknown
    for parent in sequence(first: node, next: \.parent) {
      if isAction, use == .unknown { use = parent.use }
      guard parent.parent?.is(MemberBlockItemSyntax.self) == true else { continue }
      if isAction, use == .other { return [] }
      let isStillAction = isAction && use == .unknown
      guard !visited.contains(parent.id), let name = parent.declaredName else { return [] }
      if name == "body" { return isStillAction ? [] : [ViewPlace(nodes: [node])] }
      return references(to: name, outside: parent).flatMap {
        places(of: Syntax($0), isAction: isStillAction, visited.union([parent.id]))
      }.map { ViewPlace(nodes: [node] + $0.nodes) }
    }
    return []
  }

  private func references(to name: String, outside member: Syntax) -> [DeclReferenceExprSyntax] {
    let search = NameSearch(name)
    for other in members where other.id != member.id { search.walk(other) }
    return search.found
  }
}

/// A place in the code of a view: in one of its members, and then, up to the body, in members that mention that one.
struct ViewPlace {
  fileprivate let nodes: [Syntax]

  /// Whether what is at both places can be on the screen together, and be used then.
  func canAppear(with other: ViewPlace) -> Bool {
    for (index, node) in nodes.enumerated() {
      for (otherIndex, otherNode) in other.nodes.enumerated() {
        guard let (parent, first, second) = node.fork(with: otherNode) else { continue }
        let isPresented =
          nodes[..<index].contains { $0.isPresented() } || other.nodes[..<otherIndex].contains { $0.isPresented() }
          || node.isPresented(below: parent) || otherNode.isPresented(below: parent)
        return !isPresented && !parent.isAlternative(first, second)
      }
    }
    return false
  }
}

/// The receiver of a closure or a function.
private enum Use {
  /// Nothing that is known to call it: the surroundings decide.
  case unknown
  /// A control, or a modifier that reacts to a person.
  case control
  /// Something else, such as `onAppear`.
  case other
}

private let interactions: Set<String> = [
  "onCommand", "onCommit", "onDelete", "onEnded", "onInsert", "onLongPressGesture", "onMove", "onSubmit",
  "onTapGesture", "refreshable",
]
private let transparent: Set<String> = [
  "Task", "assumeIsolated", "detached", "forEach", "immediate", "run", "withAnimation", "withTransaction",
]
private let presentations: Set<String> = [
  "alert", "confirmationDialog", "fullScreenCover", "inspector", "navigationDestination", "popover", "sheet",
]

extension Syntax {
  /// The use of an argument of a call.
  fileprivate var use: Use {
    guard let name = argumentOf?.calledName, !transparent.contains(name) else { return .unknown }
    if ["observe", "observeAsync", "refresh", "bind", "bindAsync"].contains(name) { return .unknown }
    // A view, whose content can't call anything that returns no view, so that this is what it does.
    return interactions.contains(name) || name.first?.isUppercase == true ? .control : .other
  }

  /// The call that a closure or a name is an argument of.
  private var argumentOf: FunctionCallExprSyntax? {
    if let closure = self.as(ClosureExprSyntax.self) { return closure.receivingCall }
    guard let argument = parent?.as(LabeledExprSyntax.self),
      self.is(DeclReferenceExprSyntax.self) || self.is(MemberAccessExprSyntax.self)
    else { return nil }
    return argument.parent?.parent?.as(FunctionCallExprSyntax.self)
  }

  /// The name of a function or a property.
  fileprivate var declaredName: String? {
    if let function = self.as(FunctionDeclSyntax.self) { return function.name.trimmedName }
    let pattern = self.as(VariableDeclSyntax.self)?.bindings.first?.pattern
    return pattern?.as(IdentifierPatternSyntax.self)?.identifier.trimmedName
  }

  /// The nodes around this one in its member, from the inside.
  private var parents: [Syntax] {
    Array(sequence(first: self, next: \.parent).prefix { !$0.is(MemberBlockItemSyntax.self) })
  }

  /// The innermost node around both in a member, and its children in which they are.
  fileprivate func fork(with other: Syntax) -> (parent: Syntax, first: Syntax, second: Syntax)? {
    let others = other.parents
    var (first, second) = (self, other)
    for parent in parents {
      if let index = others.firstIndex(where: { $0.id == parent.id }) {
        if index > 0 { second = others[index - 1] }
        return (parent, first, second)
      }
      first = parent
    }
    return nil
  }

  /// Whether only one of two children is there at a time: they are in different branches.
  fileprivate func isAlternative(_ first: Syntax, _ second: Syntax) -> Bool {
    guard first.id != second.id else { return false }
    if self.is(SwitchCaseListSyntax.self) { return true }
    return self.is(IfExprSyntax.self) && !first.is(ConditionElementListSyntax.self)
      && !second.is(ConditionElementListSyntax.self)
  }

  /// Whether the node is in a sheet or the like, which covers what is beside it.
  fileprivate func isPresented(below end: Syntax? = nil) -> Bool {
    parents.prefix { $0.id != end?.id }.contains {
      $0.as(ClosureExprSyntax.self)?.receivingCall?.calledName.map(presentations.contains) ?? false
    }
  }
}

/// Looks for uses of a member, as in `save` and `self.save`.
private final class NameSearch: SyntaxVisitor {
  private let name: String
  private(set) var found: [DeclReferenceExprSyntax] = []

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.parent?.as(MemberAccessExprSyntax.self)
    let isOwn = member?.declName.id != node.id || member?.base?.trimmedDescription == "self"
    if node.baseName.trimmedName == name, isOwn { found.append(node) }
    return .visitChildren
  }
}
