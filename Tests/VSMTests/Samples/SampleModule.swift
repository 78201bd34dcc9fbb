// A compiler can be started where tests run on the machine that built them.
#if os(Linux) || os(macOS)
  import Foundation
  import Testing

  /// A folder of samples that are compiled together; their comments say which diagnostics they expect.
  struct SampleModule {
    let name: String
    let settings: LanguageSettings

    /// The folder `Tests/Samples`, which belongs to no target.
    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Samples").standardizedFileURL

    init(_ name: String, settings: LanguageSettings = .ofThisPackage) {
      self.name = name
      self.settings = settings
    }

    /// Compiles the samples, together with those in `Shared`, and records where the compiler says too little or too much.
    func check(sourceLocation: SourceLocation = #_sourceLocation) async throws {
      let sources = try sources(in: "Shared") + sources(in: name)
      let expected = try sources.flatMap {
        Diagnostic.expected(in: try String(contentsOf: $0, encoding: .utf8), file: $0.lastPathComponent)
      }
      // Up to the passes that find data races; type checking alone would not find them.
      let arguments = ["-emit-sil", "-Onone", "-wmo", "-o", "/dev/null", "-diagnostic-style", "llvm"]
      let output = try await Compiler().run(
        arguments + settings.arguments + BuiltModules().arguments + ["-module-name", name] + sources.map(\.path))
      let comparison = DiagnosticComparison(expected: expected, said: Diagnostic.said(in: output))
      if let complaint = comparison.complaint {
        Issue.record("\(complaint)\nAll that the compiler said:\n\(output)", sourceLocation: sourceLocation)
      }
    }

    private func sources(in folder: String) throws -> [URL] {
      let folder = Self.folder.appending(path: folder)
      let sources = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "swift" }
        .sorted { $0.path < $1.path }
      if sources.isEmpty { throw SampleProblem("There is no Swift source in \(folder.path), so nothing was proven.") }
      return sources
    }
  }
#endif
