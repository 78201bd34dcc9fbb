/// The language and the tables of the strings that code of a page looks up.
struct PageTexts: Sendable {
  var language: TextLanguage?
  var bundle: BundleTexts?
  var misses: MissingTexts?

  init() {}

  /// Reads the language and the tables of an environment.
  init(_ environment: EnvironmentValues) {
    language = environment.textLanguageOfTables
    bundle = environment.textBundle
    misses = environment.missingTexts
  }
}

extension EnvironmentValues {
  /// Creates values in which strings are looked up as on a page.
  init(_ texts: PageTexts) {
    self.init()
    if let language = texts.language { textLanguage = language }
    if let bundle = texts.bundle { textBundle = bundle }
    if let misses = texts.misses { missingTexts = misses }
  }
}

extension ViewHost {
  /// The environment of the first element inside the page, or of the first views that are several.
  package var contentEnvironment: EnvironmentValues {
    var environment = environment
    forEachOutermostNode { environment = $0.environment }
    return environment
  }

  /// Whether the views inside a node have the language of the page, since they are its outermost views.
  func hasLanguage(of node: _Node) -> Bool {
    var isOutermost = false
    forEachOutermostNode { isOutermost = isOutermost || $0 === node }
    return isOutermost
  }

  /// Visits the nodes from the page to its first element, or to the first views that are several.
  private func forEachOutermostNode(_ visit: (_Node) -> Void) {
    var node: _Node?
    root?.forEachChild { if node == nil { node = $0 } }
    while let current = node {
      visit(current)
      guard current.element == nil else { return }
      var children: [_Node] = []
      current.forEachChild { children.append($0) }
      guard children.count == 1 else { return }
      node = children[0]
    }
  }

  /// Notes that a view or the browser may have changed the language of the page.
  func languageMayChange() {
    guard root != nil else { return }
    reference.texts = PageTexts(contentEnvironment)
    for service in services.all { service.languageMayChange() }
  }

  /// Notes the language of the texts inside a node, if nothing is between the node and the page.
  func noteTexts(_ environment: EnvironmentValues, of node: _Node) {
    var outer = node.parent
    while let current = outer, current.element == nil { outer = current.parent }
    if outer?.parent == nil { reference.texts = PageTexts(environment) }
  }
}
