import FeatureSources
import Foundation
import Migration
import Testing

/// Migrates whole features, whose results the package's own tests compile.
struct MigrationTests {
  /// The folders of samples, and the folders of their results, which `SampleTests` of the package compiles.
  static let folders = [("First", "Migrated"), ("Second", "Migrated"), ("Tests", "MigratedTests")]

  private static let samples = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "OlderSources")
  private static let compiled = samples.appending(path: "../../../../Tests/CompiledModules").standardizedFileURL

  @Test(arguments: folders)
  func resultsAreTheSamplesThatThePackageCompiles(samples: String, results: String) throws {
    for file in try migrate(samples) {
      let result = Self.compiled.appending(components: results, file.file.path)
      let expected = try? String(contentsOf: result, encoding: .utf8)
      #expect(file.text == expected, "\(file.file.path)")
    }
  }

  @Test func everyCompiledResultIsExpectedFromASample() throws {
    for results in Set(Self.folders.map(\.1)) {
      let samples = Self.folders.filter { $0.1 == results }.map(\.0)
      let migrated = try samples.flatMap(migrate).map(\.file.path)
      let names = try FileManager.default.contentsOfDirectory(atPath: Self.compiled.appending(path: results).path)
      #expect(names.sorted() == migrated.sorted())
    }
  }

  @Test func leftoversAreThoseOfTheReport() throws {
    let leftovers = try Self.folders.flatMap { try migrate($0.0) }.flatMap(\.leftovers)
    let report = try String(contentsOf: Self.samples.appending(path: "Report.txt"), encoding: .utf8)
    #expect(leftovers.map { "\($0)\n" }.joined() == report)
  }

  @Test(arguments: folders)
  func migratedFilesAreNotChangedAgain(samples: String, results: String) throws {
    let migrated = try migrate(samples).map { try SourceFile(path: $0.file.path, text: $0.text) }
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
