import FeatureSources
import SwiftSyntax

/// The cases of the enumerations inside a module's view states, which can take each other's place.
struct StateCases {
  /// By the name of a case: the first other case without values of each enumeration that has it.
  private var replacements: [String: [String]] = [:]

  init(_ files: [SourceFile]) {
    let collector = EnumerationCollector(states: FeatureIndex(files).stateNames)
    for file in files { collector.walk(file.tree) }
    for cases in collector.enumerations {
      let plain = cases.filter(\.isPlain).map(\.name)
      for name in cases.map(\.name) {
        guard let other = plain.first(where: { $0 != name }), replacements[name]?.contains(other) != true else {
          continue
        }
        replacements[name, default: []].append(other)
      }
    }
  }

  /// Returns the cases that can take its place. A case of another enumeration does not compile.
  func replacements(of name: String) -> [String] { replacements[name] ?? [] }
}

private final class EnumerationCollector: SyntaxVisitor {
  typealias Case = (name: String, isPlain: Bool)

  private let states: Set<String>
  private(set) var enumerations: [[Case]] = []

  init(states: Set<String>) {
    self.states = states
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    let isInState = sequence(first: Syntax(node), next: \.parent).contains { parent in
      let name =
        parent.as(EnumDeclSyntax.self)?.name.text ?? parent.as(StructDeclSyntax.self)?.name.text
        ?? parent.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
      return name.map { $0.split(separator: ".").contains { states.contains(String($0)) } } ?? false
    }
    guard isInState else { return .visitChildren }
    let elements = node.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
    enumerations.append(elements.map { ($0.name.text, $0.parameterClause == nil) })
    return .visitChildren
  }
}
