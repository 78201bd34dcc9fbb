import FeatureSources

/// Checks files with all rules that a configuration does not disable.
public struct Linter {
  /// The identifiers of all rules, and what each reports.
  public static let summaries: [String: String] = Dictionary(
    uniqueKeysWithValues: rules.map { ($0.id, $0.summary) } + [(Directives.id, Directives.summary)])

  /// The identifiers of all rules in alphabetical order.
  public static var identifiers: [String] { summaries.keys.sorted() }

  static let rules: [LintRule.Type] = [
    ActionInStateExtension.self, AwaitedArgument.self, CaptureListInAction.self, ClassModel.self, DebouncedDraft.self,
    HalfRestorableState.self,
    DiscardedError.self, SharedDataNotRejoined.self, SingleUseValue.self, StateMadeInView.self, StateNeverProduced.self,
    StateWithoutWayOut.self, SubscriptionInModel.self,
  ]

  private let configuration: Configuration

  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
  }

  /// Returns the findings in the order of the files and lines.
  ///
  /// - Parameters:
  ///   - files: Together they should be a whole module: a state, for example, is reported as never produced if none of
  ///     them produces it.
  ///   - isChecked: Called before each file, for a progress display.
  public func findings(in files: [SourceFile], isChecked: (SourceFile) -> Void = { _ in }) -> [Finding] {
    let index = FeatureIndex(files)
    let facts = ModuleFacts(files, index: index)
    return files.flatMap { file -> [Finding] in
      isChecked(file)
      guard !configuration.excludes(file.path) else { return [] }
      let directives = Directives(of: file)
      var found = directives.findings
      for type in Self.rules where configuration.isEnabled(type.id) {
        let rule = type.init(file, index, facts)
        rule.walk(file.tree)
        found += rule.findings
      }
      return found.filter { !directives.disable($0) }
        .sorted { ($0.line, $0.column, $0.rule) < ($1.line, $1.column, $1.rule) }
    }
  }
}
