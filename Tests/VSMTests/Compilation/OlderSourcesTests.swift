#if os(Linux)
  import Foundation
  import Testing

  /// Compiles the samples of `vsm migrate` as they are, with other imports only, and counts what the tool saves: of what
  /// it writes, `SampleTests` expects neither errors nor warnings.
  @Suite(.timeLimit(.minutes(10)))
  struct OlderSourcesTests {
    private static let samples = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Tools/Tests/MigrationTests/OlderSources").standardizedFileURL

    @Test(arguments: [
      ("First", LanguageSettings.swift5, 6, 18),
      ("Second", LanguageSettings.recommended, 7, 6),
      ("Tests", LanguageSettings.swift5, 8, 1),
    ])
    func samplesNeedMoreThanOtherImports(
      folder: String, settings: LanguageSettings, errors: Int, warnings: Int
    ) async throws {
      let copies = try copies(of: folder)
      defer { try? FileManager.default.removeItem(at: copies[0].deletingLastPathComponent()) }
      let said = Diagnostic.said(in: try await SampleModule.compile(copies, as: folder, settings).output)
      #expect(said.count { $0.severity == .error } == errors, "\(said)")
      #expect(said.count { $0.severity == .warning } == warnings, "\(said)")
    }

    /// The samples of a folder, with the imports of this package.
    private func copies(of folder: String) throws -> [URL] {
      let copies = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
      try FileManager.default.createDirectory(at: copies, withIntermediateDirectories: false)
      let sources = Self.samples.appending(path: folder)
      return try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted().map { name in
        let text = try String(contentsOf: sources.appending(path: name), encoding: .utf8)
          .replacing("import LegacyVSM", with: "import VSM")
          .replacing("import SwiftUI\n", with: "import SwiftUIShim\n")
          .replacing(/import +Combine\b/, with: "import CombineShim")
        let copy = copies.appending(path: name)
        try text.write(to: copy, atomically: false, encoding: .utf8)
        return copy
      }
    }
  }
#endif
