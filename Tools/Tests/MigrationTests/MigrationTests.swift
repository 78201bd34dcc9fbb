import FeatureSources
import Foundation
import Migration
import Testing

/// Migrates whole features, whose results the package's own tests compile.
struct MigrationTests {
  private static let samples = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "OlderSources")
  /// Compiled by `SampleTests` of the package.
  private static let results = samples.appending(path: "../../../../Tests/CompiledModules/Migrated").standardizedFileURL

  @Test(arguments: ["First", "Second"])
  func resultsAreTheSamplesThatThePackageCompiles(generation: String) throws {
    for file in try migrate(generation) {
      let expected = Self.results.appending(path: file.file.path)
      #expect(try file.text == String(contentsOf: expected, encoding: .utf8), "\(file.file.path)")
    }
  }

  @Test func everyCompiledResultIsExpectedFromASample() throws {
    let migrated = try migrate("First") + migrate("Second")
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.results.path)
    #expect(names.sorted() == migrated.map(\.file.path).sorted())
  }

  @Test func leftoversAreThoseOfTheReport() throws {
    let leftovers = try (migrate("First") + migrate("Second")).flatMap(\.leftovers)
    let report = try String(contentsOf: Self.samples.appending(path: "Report.txt"), encoding: .utf8)
    #expect(leftovers.map { "\($0)\n" }.joined() == report)
  }

  @Test(arguments: ["First", "Second"])
  func migratedFilesAreNotChangedAgain(generation: String) throws {
    let migrated = try migrate(generation).map { try SourceFile(path: $0.file.path, text: $0.text) }
    let migration = Migration(files: migrated, options: .init(isPortable: true))
    #expect(migrated.flatMap { migration.migrate($0).edits }.isEmpty)
  }

  /// The migrations of all files in a folder.
  private func migrate(_ folder: String) throws -> [MigratedFile] {
    let folder = Self.samples.appending(path: folder)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
      try SourceFile(path: name, text: String(contentsOf: folder.appending(path: name), encoding: .utf8))
    }
    let migration = Migration(files: files, options: .init(isPortable: true))
    return files.map(migration.migrate)
  }
}
