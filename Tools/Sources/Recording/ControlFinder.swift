import FeatureSources
import SwiftSyntax

/// Finds the control whose use makes a call, by the place of the call in the source of a view.
struct ControlFinder {
  /// The step of a test that makes the call.
  enum Use: Equatable {
    case nothing
    /// A statement, and the parts that are left open.
    case statement(String, note: String?)
    case unknown(String)
  }

  private let files: [SourceFile]

  init(_ files: [SourceFile]) { self.files = files }

  func use(at site: StateLogReading.CallSite) -> Use {
    guard let file = files.first(where: { $0.path.split(separator: "/").last.map(String.init) == site.file }) else {
      return .unknown("\(site.file) is not among the sources")
    }
    let search = CallSearch(file: file, line: site.line)
    search.walk(file.tree)
    guard let call = search.call else { return .unknown("line \(site.line) of \(site.file) observes nothing") }
    return use(around: Syntax(call)) ?? .unknown("line \(site.line) of \(site.file) is in no control")
  }

  /// The use of the innermost control around a node.
  private func use(around node: Syntax, depth: Int = 0) -> Use? {
    for parent in sequence(first: node, next: \.parent).dropFirst() {
      if let function = parent.as(FunctionDeclSyntax.self), depth < 3 {
        return caller(of: function.name.trimmedName, depth)
      }
      if parent.is(AccessorBlockSyntax.self), let name = parent.bindingName, depth < 3, name != "body" {
        return caller(of: name, depth)
      }
      guard let call = parent.as(FunctionCallExprSyntax.self), let name = call.calledName else { continue }
      switch name {
      case "onAppear", "task": return .nothing
      case "refreshable": return .statement("try page.refresh()", note: nil)
      case "Button":
        guard let label = call.label else { return .unknown("its button has no title in the source") }
        return .statement("try page.tap(\(label))", note: nil)
      case "TextField", "SecureField", "TextEditor":
        return .statement(
          "try page.type(\"\", into: \(call.label ?? "\"\""))", note: "the log does not say what was typed")
      case "Toggle": return .statement("try page.toggle(\(call.label ?? "\"\""))", note: nil)
      case "Picker":
        return .statement(
          "try page.select(\"\", in: \(call.label ?? "\"\""))", note: "the log does not say what was chosen")
      default:
        // A view of the project with a closure, such as `ProblemView(message: …) { … }`.
        if name.first?.isUppercase == true, let label = buttonLabel(inType: name) {
          return .statement("try page.tap(\(label))", note: nil)
        }
      }
    }
    return nil
  }

  /// The use of the control that calls a function, or reads a property, of a view.
  private func caller(of name: String, _ depth: Int) -> Use? {
    for file in files {
      let search = MentionSearch(name)
      search.walk(file.tree)
      for mention in search.mentions {
        if let use = use(around: mention, depth: depth + 1) { return use }
      }
    }
    return nil
  }

  /// The title of the first button in a view.
  private func buttonLabel(inType name: String) -> String? {
    for file in files {
      let search = ButtonSearch(name)
      search.walk(file.tree)
      if let label = search.label { return label }
    }
    return nil
  }
}

extension Syntax {
  /// The name of the property with this accessor.
  fileprivate var bindingName: String? {
    parent?.as(PatternBindingSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)?.identifier.trimmedName
  }
}

extension FunctionCallExprSyntax {
  /// The literal of the title, such as `"Save"`: the first argument, or the literal of the first text in the call.
  fileprivate var label: String? {
    if let literal = arguments.first?.expression.as(StringLiteralExprSyntax.self), arguments.first?.label == nil {
      return literal.segments.count == 1 && literal.segments.first?.is(StringSegmentSyntax.self) == true
        ? literal.trimmedDescription : nil
    }
    let search = ButtonSearch(nil, ["Text", "Label"])
    search.walk(self)
    return search.label
  }
}

/// Finds the call that observes an action at a line.
private final class CallSearch: SyntaxVisitor {
  private let file: SourceFile
  private let line: Int
  private(set) var call: FunctionCallExprSyntax?

  init(file: SourceFile, line: Int) {
    (self.file, self.line) = (file, line)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name =
      (node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self))?.baseName
    if let name, ["observe", "refresh", "bind", "observeAsync", "bindAsync"].contains(name.trimmedName),
      file.location(of: name).line == line
    {
      call = node
    }
    return .visitChildren
  }
}

private final class MentionSearch: SyntaxVisitor {
  private let name: String
  private(set) var mentions: [Syntax] = []

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.trimmedName == name { mentions.append(Syntax(node)) }
    return .visitChildren
  }
}

/// Finds the title of the first button, or of another kind of view, anywhere or in a type.
private final class ButtonSearch: SyntaxVisitor {
  private let type: String?
  private let names: Set<String>
  private(set) var label: String?

  init(_ type: String?, _ names: Set<String> = ["Button"]) {
    (self.type, self.names) = (type, names)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    type == nil || node.name.trimmedName == type ? .visitChildren : .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if label == nil, let name = node.calledName, names.contains(name),
      let literal = node.arguments.first?.expression.as(StringLiteralExprSyntax.self), literal.segments.count == 1
    {
      label = literal.trimmedDescription
    }
    return .visitChildren
  }
}
