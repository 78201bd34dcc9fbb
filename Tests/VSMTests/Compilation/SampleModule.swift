// Only for systems on which tests run on the machine that built them and can start a compiler.
#if os(Linux) || os(macOS)
  import Foundation
  import Testing

  /// A folder of samples that are compiled together; their comments contain the expected diagnostics.
  struct SampleModule {
    let name: String
    let settings: LanguageSettings

    /// The folder `Tests/CompiledModules`, which belongs to no target.
    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../CompiledModules").standardizedFileURL

    init(_ name: String, settings: LanguageSettings = .ofThisPackage) {
      self.name = name
      self.settings = settings
    }

    /// Compiles the samples, together with those in `Shared`, and records missing and additional diagnostics.
    func check(sourceLocation: SourceLocation = #_sourceLocation) async throws {
      let sources = try sources(in: "Shared") + sources(in: name)
      let expected = try sources.flatMap {
        Diagnostic.expected(in: try String(contentsOf: $0, encoding: .utf8), file: $0.lastPathComponent)
      }
      let (status, output) = try await Self.compile(sources, as: name, settings)
      let said = Diagnostic.said(in: output)
      if let complaint = DiagnosticComparison(expected: expected, said: said).complaint {
        Issue.record("\(complaint)\nAll that the compiler said:\n\(output)", sourceLocation: sourceLocation)
      }
      // A compiler that crashes reports nothing either.
      let hasFailed = said.contains { $0.severity == .error }
      #expect((status != 0) == hasFailed, "It ended with \(status):\n\(output)", sourceLocation: sourceLocation)
    }

    /// Compiles files as one module, and returns the compiler's status and output.
    static func compile(
      _ sources: [URL], as name: String, _ settings: LanguageSettings
    ) async throws -> (status: Int32, output: String) {
      // Includes the passes that find data races; type checking would not find them. The output is a separate file: the
      // compiler renames its output, and as root would replace /dev/null.
      let result = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).sil")
      defer { try? FileManager.default.removeItem(at: result) }
      let arguments = ["-emit-sil", "-Onone", "-wmo", "-o", result.path, "-diagnostic-style", "llvm"]
      return try await Compiler().run(
        arguments + target + settings.arguments + BuiltModules().arguments + ["-module-name", name]
          + sources.map(\.path))
    }

    private func sources(in folder: String) throws -> [URL] {
      let folder = Self.folder.appending(path: folder)
      let sources = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "swift" }
        .sorted { $0.path < $1.path }
      if sources.isEmpty { throw SampleProblem("There is no Swift source in \(folder.path), so nothing was proven.") }
      return sources
    }

    /// The oldest system on which samples need no `#available`.
    #if os(macOS) && arch(arm64)
      private static let target = ["-target", "arm64-apple-macosx15.0"]
    #elseif os(macOS)
      private static let target = ["-target", "x86_64-apple-macosx15.0"]
    #else
      private static let target: [String] = []
    #endif
  }
#endif
