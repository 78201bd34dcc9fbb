import FeatureSources
import Migration

/// Migrates one file.
func migrate(
  _ source: String, from generations: Set<Migration.Generation> = Set(Migration.Generation.allCases),
  isPortable: Bool = false, path: String = "A.swift"
) throws -> MigratedFile {
  let file = try SourceFile(path: path, text: source)
  return Migration(files: [file], options: .init(generations: generations, isPortable: isPortable)).migrate(file)
}
