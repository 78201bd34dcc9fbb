import FeatureSources
import SwiftSyntax

extension Behavior {
  /// Reads the features of a module, sorted by their names.
  public static func all(in files: [SourceFile]) -> [Behavior] {
    let index = FeatureIndex(files)
    let table = MemberTable(files, index: index)
    return table.places.keys.sorted().compactMap { name in
      guard index.stateNames.contains(name.lastComponent), let content = table.content(of: name) else { return nil }
      return BehaviorReader(table: table, state: name, content: content).behavior
    }
  }
}

extension MemberTable {
  /// The enum whose cases are the states of a type: the type itself, or the type of one of its properties.
  func content(of state: String) -> String? {
    if index.declaration(state)?.kind == .enumeration { return cases[state] == nil ? nil : state }
    let types = stored(in: state).compactMap { index.fullName(of: $0.type.components, in: state) }
    return types.first { $0.hasPrefix("\(state).") && cases[$0] != nil }
  }
}

/// Reads one feature.
struct BehaviorReader {
  let table: MemberTable
  let state: String
  let content: String
  let reader: StateReader
  /// Whether actions count that no view uses, too.
  var includesUnused = false

  init(table: MemberTable, state: String, content: String) {
    (self.table, self.state, self.content) = (table, state, content)
    reader = StateReader(table: table, state: state, content: content)
  }

  var behavior: Behavior {
    let place = table.places[state]
    return Behavior(
      name: state, path: place?.path ?? "", line: place?.line ?? 0,
      states: (table.cases[content] ?? []).map(read), initial: initial)
  }

  // MARK: States

  private func read(_ node: EnumCase) -> Behavior.State {
    let (found, data) = contents(of: node)
    let counts = Dictionary(found.map { ($0.name, 1) }, uniquingKeysWith: +)
    let actions = found.map { action in
      Behavior.Action(
        name: counts[action.name] == 1 ? action.name : (action.path + [action.name]).joined(separator: "."),
        signature: action.signature, ways: action.flows.map { .init(leading: $0.leading, rest: $0.rest) })
    }
    return Behavior.State(name: node.name, data: data.unique, actions: actions.unique)
  }

  /// The actions and the data of a state.
  func contents(of node: EnumCase) -> (actions: [Found], data: [String]) {
    var found: [Found] = []
    var data: [String] = []
    var visited: Set<String> = []
    if content != state {
      found += actions(of: state, path: [], in: node.name)
      let values = table.stored(in: state).filter { isOffered($0) && $0.type.components.last != content.lastComponent }
      data += values.filter { $0.type.functionResult == nil }.map(\.text)
    }
    for parameter in node.parameters {
      guard let type = parameter.type else { continue }
      guard let name = table.index.fullName(of: type.components, in: state), isModelOrChoice(name) else {
        data.append((parameter.label.map { "\($0): " } ?? "") + type.compact)
        continue
      }
      visit(name, path: [], state: node.name, &visited, &found, &data)
    }
    return (found, data)
  }

  private func visit(
    _ type: String, path: [String], state node: String, _ visited: inout Set<String>, _ found: inout [Found],
    _ data: inout [String]
  ) {
    guard type != state, path.count < 4, visited.insert("\(type) \(path)").inserted else { return }
    if let cases = table.cases[type] {
      for each in cases {
        for parameter in each.parameters {
          guard let inner = parameter.type.flatMap({ table.index.fullName(of: $0.components, in: type) }),
            isModelOrChoice(inner)
          else { continue }
          visit(inner, path: path + [each.name], state: node, &visited, &found, &data)
        }
      }
      data.append("\(type.lastComponent): \(cases.map(\.name).joined(separator: " or "))")
      return
    }
    found += actions(of: type, path: path, in: node)
    for property in table.properties[type] ?? [] where isOffered(property) && property.type.functionResult == nil {
      if let inner = table.index.fullName(of: property.type.components, in: type), isModelOrChoice(inner) {
        visit(inner, path: path + [property.name], state: node, &visited, &found, &data)
      } else if property.isStored {
        data.append(property.text)
      }
    }
    // A function that returns another model, such as `valid(title:) -> ValidModel?`.
    for member in table.members where member.owner == type && !member.isStatic && isOffered(member) {
      guard let result = member.result, let inner = table.index.fullName(of: result.components, in: type),
        inner != type, hasActions(inner), table.cases[inner] == nil
      else { continue }
      visit(inner, path: path + [member.name], state: node, &visited, &found, &data)
    }
  }

  // MARK: Actions

  struct Found {
    let name: String
    let path: [String]
    let signature: String
    let codes: [Code]
    let flows: [Flow]
  }

  private func actions(of type: String, path: [String], in node: String) -> [Found] {
    var found: [Found] = []
    for (index, member) in table.members.enumerated()
    where member.owner == type && !member.isStatic && member.name != "init" && isOffered(member) {
      guard let result = member.result, givesStates(result) else { continue }
      var codes: [Code] = [.member(index)]
      if member.body == nil {
        codes = table.members(named: member.name, of: type).filter { table.members[$0].body != nil }.map { .member($0) }
      }
      found.append(action(member.name, member.signature, codes, path))
    }
    for property in table.stored(in: type) where isOffered(property) {
      guard let result = property.type.functionResult else { continue }
      let codes = boundTo(property.name, of: type, in: node)
      let isOfThisFeature = givesStates(result) || codes.contains { !reader.states(of: $0).isEmpty }
      guard isOfThisFeature else { continue }
      found.append(action(property.name, property.text, codes, path))
    }
    return found
  }

  private func action(_ name: String, _ signature: String, _ codes: [Code], _ path: [String]) -> Found {
    Found(
      name: name, path: path, signature: signature, codes: codes,
      flows: reader.ordered(codes.flatMap { reader.flows(of: $0) }))
  }

  /// The closures that models of a type get for a property in a state, or, if there are none, in any.
  private func boundTo(_ property: String, of type: String, in node: String) -> [Code] {
    let assigned = table.members(named: property, of: type).filter {
      table.members[$0].body?.is(ClosureExprSyntax.self) == true
    }
    if !assigned.isEmpty { return assigned.map { .member($0) } }
    let slots = reader.bindings.filter { $0.key.type == type && $0.key.property == property }
    let here = slots.filter { $0.key.state == node }
    let codes = (here.isEmpty ? slots.filter { $0.key.state == nil } : here).flatMap(\.value)
    return codes.filter { !reader.states(of: $0).isEmpty }
  }

  private func givesStates(_ type: TypeSyntax) -> Bool {
    // The content alone is not a state.
    guard content != state, type.components.last == content.lastComponent else { return reader.mentionsState(type) }
    return false
  }

  private func hasActions(_ type: String) -> Bool {
    table.members.contains { $0.owner == type && ($0.result.map(givesStates) ?? false) }
      || table.stored(in: type).contains { $0.type.functionResult != nil }
  }

  /// Whether a type can have actions: a model, or an enum with models.
  private func isModelOrChoice(_ type: String) -> Bool {
    if let cases = table.cases[type] {
      return cases.contains {
        $0.parameters.contains { parameter in
          parameter.type.flatMap { table.index.fullName(of: $0.components, in: type) }.map {
            $0 != type && hasActions($0)
          } ?? false
        }
      }
    }
    return hasActions(type)
      || table.stored(in: type).contains { property in
        table.index.fullName(of: property.type.components, in: type).map {
          $0 != type && (table.cases[$0] != nil || hasActions($0))
        } ?? false
      }
  }

  // MARK: Access

  /// Whether views can use a member. If any member of its type is public, they can use the public ones; if there are
  /// views, they can use the members that they mention.
  private func isOffered(_ name: String, _ access: Access, of owner: String) -> Bool {
    if access == .own { return false }
    if includesUnused { return true }
    if access < .published, isPublic(owner) { return false }
    return table.mentionedByViews.isEmpty || table.mentionedByViews.contains(name)
  }

  private func isOffered(_ member: Member) -> Bool { isOffered(member.name, member.access, of: member.owner) }

  private func isOffered(_ property: Property) -> Bool {
    let owner = table.properties.first {
      $0.value.contains { $0.name == property.name && $0.type.id == property.type.id }
    }
    return isOffered(property.name, property.access, of: owner?.key ?? "")
  }

  private func isPublic(_ type: String) -> Bool {
    table.members.contains { $0.owner == type && $0.access == .published }
      || (table.properties[type] ?? []).contains { $0.access == .published }
  }

  // MARK: The beginning

  private var initial: [String] {
    if content != state {
      let names = reader.initialContent
      if !names.isEmpty { return names }
    }
    var names: Set<String> = []
    for code in table.viewCode {
      let search = CaseSearch(content.lastComponent, reader.caseNames)
      search.walk(code)
      names.formUnion(search.names)
    }
    let all = (table.cases[content] ?? []).map(\.name)
    let found = all.filter(names.contains)
    // Without a view among the files, the first one. Names that views of other features begin with are not known apart.
    return found.isEmpty ? Array(all.prefix(1)) : found.count > 1 && found.contains(all[0]) ? [all[0]] : found
  }
}

extension StateReader {
  /// The content with which a state begins by default: `content = Content.loading`.
  fileprivate var initialContent: [String] {
    let search = CaseSearch(content.lastComponent, caseNames)
    for property in table.stored(in: state) where property.type.components.last == content.lastComponent {
      if let value = property.initial { search.walk(value) }
    }
    for member in table.members where member.owner == state && member.name == "init" {
      for parameter in member.parameters {
        if let value = parameter.defaultValue { search.walk(value) }
      }
    }
    return (table.cases[content] ?? []).map(\.name).filter(search.names.contains)
  }
}

/// Collects the cases of a type that code mentions, except those inside of other states' arguments.
private final class CaseSearch: SyntaxVisitor {
  private let type: String
  private let cases: Set<String>
  private(set) var names: Set<String> = []

  init(_ type: String, _ cases: Set<String>) {
    (self.type, self.cases) = (type, cases)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.trimmedName
    if cases.contains(name), node.base == nil || node.base?.typeComponents.last == type { names.insert(name) }
    return .visitChildren
  }

  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension Property {
  fileprivate var text: String { "\(name): \(type.compact)" }
}
