import FeatureSources
import SwiftSyntax

/// Lists what exists only on Apple platforms: names of UIKit and AppKit, and the start of an app.
final class PlatformRule: MigrationRule {
  private var reported: Set<String> = []
  /// Whether the file imports UIKit or AppKit, which `ImportRule` lists.
  private lazy var importsFramework = context.file.imports(["UIKit", "AppKit"])

  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    context.options.isPortable ? .visitChildren : .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    report(node.name)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id { report(node.baseName) }
    return .visitChildren
  }

  private func report(_ token: TokenSyntax) {
    let name = token.trimmedName
    guard !importsFramework, !token.isConditional, reported.isDisjoint(with: [name]) else { return }
    if name.isNameOfFramework, context.index.declaration(name) == nil {
      reported.insert(name)
      context.leave(
        token, name, because: "it exists only on Apple platforms, where SwiftUI exports it",
        advice: "surround what needs it with '#if canImport(UIKit)'")
    } else if context.platformTypes.contains(name) {
      reported.insert(name)
      context.leave(
        token, name, because: "it is declared by means of UIKit or AppKit, and exists only where they do",
        advice: "surround its use like its declaration, and offer another view in '#else'")
    }
  }

  /// `@main struct ShoppingApp: App`
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let declaration = node.parent?.parent?.as(StructDeclSyntax.self)
    let isApp = declaration?.inheritanceClause?.inheritedTypes.contains { $0.type.components.last == "App" } ?? false
    if node.attributeName.components == ["main"], isApp, !context.file.imports(["PortableUIHummingbird"]) {
      context.leave(
        node, "@main", because: "where there is no SwiftUI, a server runs the app",
        advice: "depend on 'PortableUIHummingbird', and import it with '#if PortableUI || !canImport(SwiftUI)'")
    }
    return .visitChildren
  }
}

extension String {
  /// Whether this looks like a type of UIKit or AppKit: `UIView`, `NSWindow`.
  var isNameOfFramework: Bool {
    let isUIKit = hasPrefix("UI") && dropFirst(2).first?.isUppercase == true && dropFirst(3).first?.isLowercase == true
    return isUIKit || Self.appKit.contains(self)
  }

  /// Many types whose names begin with `NS` belong to Foundation.
  private static let appKit: Set<String> = [
    "NSApplication", "NSApplicationDelegate", "NSColor", "NSFont", "NSHostingController", "NSHostingView", "NSImage",
    "NSView", "NSViewController", "NSViewControllerRepresentable", "NSViewRepresentable", "NSWindow",
    "NSWindowController", "NSWorkspace",
  ]
}

extension SourceFile {
  /// Whether the file imports one of the modules, on some platforms at least.
  func imports(_ modules: Set<String>) -> Bool {
    let search = ImportSearch(viewMode: .sourceAccurate)
    search.walk(tree)
    return !search.modules.isDisjoint(with: modules)
  }
}

private final class ImportSearch: SyntaxVisitor {
  private(set) var modules: Set<String> = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name.trimmedName { modules.insert(module) }
    return .skipChildren
  }
}

extension SyntaxProtocol {
  /// Whether the node is compiled only on some platforms.
  var isConditional: Bool {
    sequence(first: Syntax(self), next: \.parent).contains { scope in
      guard let condition = scope.as(IfConfigClauseSyntax.self)?.condition else { return false }
      return condition.tokens(viewMode: .sourceAccurate)
        .contains { ["UIKit", "AppKit", "SwiftUI", "os", "targetEnvironment"].contains($0.text) }
    }
  }
}

/// Finds the types of a file that are declared by means of UIKit or AppKit: subclasses and wrapped views.
final class PlatformTypeSearch: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }

  private func add(_ node: some DeclGroupSyntax & NamedDeclSyntax) -> SyntaxVisitorContinueKind {
    let inherited = node.inheritanceClause?.inheritedTypes.compactMap { $0.type.components.last } ?? []
    if inherited.contains(where: \.isNameOfFramework) { names.insert(node.name.trimmedName) }
    return .visitChildren
  }
}
