import FeatureSources
import SwiftSyntax

/// The classes of XCTest that use containers, and so belong on the main actor.
struct TestCases {
  /// The names of the classes that are isolated to the main actor, or will be.
  let isolated: Set<String>

  /// Finds the classes in files that import vsm-ios, and all that inherit from them.
  ///
  /// A class that is isolated already runs on Apple platforms as it is.
  init(_ files: [SourceFile], _ index: FeatureIndex, _ options: Migration.Options) {
    var isolated: Set<String> = []
    var others: [String] = []
    for file in files {
      let search = ClassSearch(viewMode: .sourceAccurate)
      search.walk(file.tree)
      let usesContainers = file.imports(["VSM", "LegacyVSM"])
      for name in search.names where index.isTestCase(name) {
        let isIsolated = index.declaration(name)?.isIsolated
        let isChosen = isIsolated == true ? options.isPortable : options.generations.contains(.first)
        if usesContainers, isChosen, isIsolated != false { isolated.insert(name) } else { others.append(name) }
      }
    }
    var count = -1
    while count != isolated.count {
      count = isolated.count
      for name in others {
        let inherited = index.declaration(name)?.inherited.compactMap { $0.components.last } ?? []
        if !isolated.isDisjoint(with: inherited) { isolated.insert(name) }
      }
    }
    self.isolated = isolated
  }
}

/// Finds the classes that are not nested in other types.
private final class ClassSearch: SyntaxVisitor {
  private(set) var names: [String] = []

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.name.trimmedName)
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
