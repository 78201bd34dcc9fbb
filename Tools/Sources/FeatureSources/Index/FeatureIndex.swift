import SwiftSyntax

/// The states and models that files declare, as far as syntax shows.
///
/// A *state* is a type whose name ends with `ViewState`, or that is used as the state of a container, a sequence or a
/// property wrapper. A *model* is a type with actions that a state contains. Types are distinguished by name and by the
/// types around them, not by module.
public struct FeatureIndex {
  private let declarations: [String: TypeDeclaration]
  /// The last parts of the names of all states.
  public let stateNames: Set<String>
  /// The full names of all models.
  public let modelNames: Set<String>
  private let callables: [String: [Callable]]
  private let wrappedStates: Set<String>
  private let variables: [String: [TypeSyntax]]
  private let cases: [String: [[TypeSyntax]]]

  /// Reads the declarations of the files, which together should be a whole module.
  public init(_ files: [SourceFile]) {
    var declarations: [String: TypeDeclaration] = [:]
    var extensions: [(name: String, members: TypeDeclaration)] = []
    var used: Set<String> = []
    var callables: [Callable] = []
    var wrappedStates: Set<String> = []
    var variables: [(name: String, type: TypeSyntax)] = []
    var cases: [(name: String, values: [TypeSyntax])] = []
    for file in files {
      let collector = DeclarationCollector()
      collector.walk(file.tree)
      declarations.merge(collector.declarations) { first, _ in first }
      extensions += collector.extensions
      used.formUnion(collector.usedAsStates)
      callables += collector.callables
      wrappedStates.formUnion(collector.wrappedStates)
      variables += collector.variables
      cases += collector.cases
    }
    for (name, members) in extensions {
      guard let full = Self.resolve(name.split(separator: ".").map(String.init), in: "", declarations) else { continue }
      declarations[full]?.inherited += members.inherited
      declarations[full]?.results += members.results
    }
    let stateNames = Set(
      declarations.values.filter { declaration in
        guard declaration.kind == .enumeration || declaration.kind == .structure else { return false }
        let name = declaration.simpleName
        return name != "ViewState" && (name.hasSuffix("ViewState") || used.contains(name))
      }.map(\.simpleName))
    self.declarations = declarations
    self.stateNames = stateNames
    self.wrappedStates = wrappedStates
    self.callables = Dictionary(grouping: callables, by: \.name)
    self.variables = Dictionary(grouping: variables, by: \.name).mapValues { $0.map(\.type) }
    self.cases = Dictionary(grouping: cases, by: \.name).mapValues { $0.map(\.values) }
    modelNames = Self.models(in: declarations, stateNames: stateNames)
  }

  /// The declaration of a type by its full name.
  public func declaration(_ name: String) -> TypeDeclaration? { declarations[name] }

  /// The full name of a type that code inside of another type mentions.
  public func fullName(of components: [String], in enclosing: String = "") -> String? {
    Self.resolve(components, in: enclosing, declarations)
  }

  /// Whether the members of a type are isolated to a global actor, as its declaration or what it inherits says.
  ///
  /// A type that is isolated to the main actor by default, as a setting of its module, is not recognized.
  public func isIsolated(_ name: String) -> Bool {
    var visited: Set<String> = []
    func isIsolated(_ name: String) -> Bool {
      guard visited.insert(name).inserted, let declaration = declarations[name] else { return false }
      if let stated = declaration.isIsolated { return stated }
      return declaration.inherited.contains { type in
        let base = type.components.last ?? ""
        if mainActorTypes.contains(base) { return true }
        if let known = fullName(of: type.components, in: name) { return isIsolated(known) }
        // A class of another module, by its name one of UIKit's.
        return declaration.kind == .class && ["ViewController", "View", "Cell"].contains(where: base.hasSuffix)
      }
    }
    return isIsolated(name)
  }

  /// Whether a type is a state, or something that gives states: a sequence, a publisher, a stream, or a closure that
  /// returns one of them.
  public func isActionResult(_ type: TypeSyntax) -> Bool { type.givesStates(stateNames) }

  /// Whether only async functions have a name, and all of them return a state, as opposed to a sequence of states.
  public func isAsyncFunctionOfState(_ name: String) -> Bool {
    let results = (callables[name] ?? []).filter { $0.isAsync && !$0.isVariable }.map(\.result)
    return !results.isEmpty && results.allSatisfy { stateNames.contains($0.components.last ?? "") }
  }

  /// The functions of a name, and the variables of that name whose type is a function.
  public func callables(_ name: String) -> [Callable] { callables[name] ?? [] }

  /// The types of all variables of a name, as far as they are written.
  public func types(ofVariables name: String) -> [TypeSyntax] { variables[name] ?? [] }

  /// The types of the values of each case of a name.
  public func values(ofCases name: String) -> [[TypeSyntax]] { cases[name] ?? [] }

  /// Whether a variable of this name has a property wrapper of states.
  public func isWrappedState(_ name: String) -> Bool { wrappedStates.contains(name) }

  /// Whether a type is a class that inherits from `XCTestCase`, directly or not.
  public func isTestCase(_ name: String) -> Bool {
    var visited: Set<String> = []
    func isTestCase(_ name: String) -> Bool {
      guard visited.insert(name).inserted, let declaration = declarations[name] else { return false }
      return declaration.kind == .class
        && declaration.inherited.contains { type in
          type.components.last == "XCTestCase" || (fullName(of: type.components, in: name).map(isTestCase) ?? false)
        }
    }
    return isTestCase(name)
  }

  /// Whether a type gives states one after another, such as a sequence or a publisher.
  public func isSequenceOfStates(_ type: TypeSyntax) -> Bool {
    sequencesOfStates.contains(type.unwrapped.components.last ?? "")
  }
}

extension FeatureIndex {
  /// Finds a name in the types around it, from the innermost to the outermost, or anywhere if it is unique.
  private static func resolve(
    _ components: [String], in enclosing: String, _ declarations: [String: TypeDeclaration]
  ) -> String? {
    guard !components.isEmpty else { return nil }
    let name = components.joined(separator: ".")
    var scope = enclosing.split(separator: ".").map(String.init)
    while true {
      let full = (scope + [name]).joined(separator: ".")
      if declarations[full] != nil { return full }
      if scope.isEmpty { break }
      scope.removeLast()
    }
    let matches = declarations.keys.filter { $0.hasSuffix(".\(name)") }
    return matches.count == 1 ? matches[0] : nil
  }

  /// Follows the contents of states to the types with actions.
  private static func models(in declarations: [String: TypeDeclaration], stateNames: Set<String>) -> Set<String> {
    var models: Set<String> = []
    var visited: Set<String> = []
    var conformers: [String: [String]] = [:]
    for declaration in declarations.values {
      for type in declaration.inherited {
        if let name = resolve(type.components, in: declaration.name, declarations) {
          conformers[name, default: []].append(declaration.name)
        }
      }
    }
    func visit(_ name: String) {
      guard visited.insert(name).inserted, let declaration = declarations[name] else { return }
      let isState = stateNames.contains(declaration.simpleName)
      if isState || declaration.kind == .enumeration {
        for type in declaration.contents {
          if let content = resolve(type.components, in: name, declarations) { visit(content) }
        }
      } else if declaration.kind == .protocol {
        for conformer in conformers[name] ?? [] { visit(conformer) }
      } else if declaration.results.contains(where: { $0.givesStates(stateNames) }) {
        models.insert(name)
      }
    }
    for declaration in declarations.values where stateNames.contains(declaration.simpleName) { visit(declaration.name) }
    return models
  }
}

extension TypeSyntax {
  /// Whether the type is one of the states, gives them one after another, or is a closure that returns such a type.
  fileprivate func givesStates(_ names: Set<String>) -> Bool {
    let type = unwrapped
    if let function = type.as(FunctionTypeSyntax.self) { return function.returnClause.type.givesStates(names) }
    guard let name = type.components.last else { return false }
    if names.contains(name) { return true }
    return sequencesOfStates.contains(name) && type.genericArguments.first?.givesStates(names) == true
  }
}

/// Generic types that give the values of their first argument.
private let sequencesOfStates: Set<String> = [
  "StateSequence", "AnyPublisher", "Publisher", "AsyncStream", "AsyncSequence", "Just",
]

/// Protocols and classes of Apple's frameworks and of VSM that isolate what conforms to them or inherits from them.
private let mainActorTypes: Set<String> = [
  "App", "ButtonStyle", "Commands", "LabelStyle", "NSApplicationDelegate", "NSHostingController", "NSView",
  "NSViewController", "NSViewControllerRepresentable", "NSViewRepresentable", "NSWindow", "NSWindowController",
  "PreviewProvider", "PrimitiveButtonStyle", "Scene", "StateBinding", "StateContaining", "StateObserving",
  "StatePublishing", "ToggleStyle", "ToolbarContent", "UIApplicationDelegate", "UIHostingController", "UIResponder",
  "UISceneDelegate", "UITableViewController", "UICollectionViewController", "UIView", "UIViewController",
  "UIViewControllerRepresentable", "UIViewRepresentable", "UIWindow", "UIWindowSceneDelegate", "View", "ViewModifier",
  "ViewStateRendering",
]
