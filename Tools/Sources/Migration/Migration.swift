import FeatureSources

/// Rewrites features of vsm-ios 1.x and 2.0, so that they compile with this package without warnings.
public struct Migration {
  /// The versions of vsm-ios.
  public enum Generation: String, CaseIterable, Sendable { case first = "1", second = "2" }

  /// The options of the rewriting.
  public struct Options: Sendable {
    /// The versions whose names are replaced. The names of both do not collide, so that all can be replaced at once.
    public var generations: Set<Generation>
    /// Whether SwiftUI and Combine are replaced with the shims, which exist on all platforms.
    public var isPortable: Bool

    public init(generations: Set<Generation> = Set(Generation.allCases), isPortable: Bool = false) {
      self.generations = generations
      self.isPortable = isPortable
    }
  }

  private let options: Options
  private let index: FeatureIndex
  private let platformTypes: Set<String>
  private let isolatedTestCases: Set<String>

  /// Prepares the migration of files, which together should be a whole module, so that its states are known.
  public init(files: [SourceFile], options: Options = Options()) {
    self.options = options
    index = FeatureIndex(files)
    platformTypes = files.reduce(into: []) { names, file in
      let search = PlatformTypeSearch(viewMode: .sourceAccurate)
      search.walk(file.tree)
      names.formUnion(search.names)
    }
    isolatedTestCases = TestCases(files, index, options).isolated
  }

  /// Finds the changes of a file, and the places that are left for a person.
  public func migrate(_ file: SourceFile) -> MigratedFile {
    let context = MigrationContext(
      file: file, index: index, options: options, platformTypes: platformTypes, isolatedTestCases: isolatedTestCases)
    for rule in rules where !rule.generations.isDisjoint(with: options.generations) {
      rule.init(context).walk(file.tree)
    }
    return MigratedFile(
      file: file, edits: context.edits.inOrder,
      leftovers: context.leftovers.sorted { ($0.line, $0.column) < ($1.line, $1.column) })
  }

  private let rules: [MigrationRule.Type] = [
    ImportRule.self, CombineImportRule.self, NameRule.self, PublisherRule.self, LogRule.self, WrapperParameterRule.self,
    SequenceRule.self,
    DueTimeRule.self, ConcurrentRule.self, TestCaseRule.self, PlatformRule.self, MissingRule.self, ManifestRule.self,
  ]
}

/// The changes of a file.
public struct MigratedFile {
  public let file: SourceFile
  public let edits: [Edit]
  public let leftovers: [Leftover]

  public var text: String { file.text.applying(edits) }
  public var diff: UnifiedDiff { UnifiedDiff(path: file.path, text: file.text, edits: edits) }
}

/// Something that the migration does not decide.
public struct Leftover: Equatable, Sendable, CustomStringConvertible {
  public var path: String
  public var line: Int
  public var column: Int
  public var what: String
  public var why: String
  public var advice: String

  /// One line: `path:line: what: why; advice.`
  public var description: String { "\(path):\(line): \(what): \(why); \(advice)." }
}
