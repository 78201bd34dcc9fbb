#if os(Linux) || os(macOS)
  import ChildProcesses
  import Foundation

  /// The compiler that built the tests, if it can be determined.
  struct Compiler {
    let executable: URL

    /// The first compiler of: `SWIFT_EXEC`, the toolchain whose `swift` runs the tests, `PATH`.
    ///
    /// On macOS, the one in `PATH` is `/usr/bin/swiftc`, which selects toolchain and SDK like `xcrun`.
    init(environment: [String: String] = ProcessInfo.processInfo.environment) throws(SampleProblem) {
      let named = environment["SWIFT_EXEC"].map { URL(filePath: $0) }
      let besideSwift = Self.parentProgram?.deletingLastPathComponent().appending(path: "swiftc")
      let folders = (environment["PATH"] ?? "").split(separator: ":")
      let inPath = folders.map { URL(filePath: String($0)).appending(path: "swiftc") }
      let candidates = [named, besideSwift].compactMap(\.self) + inPath

      guard let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
        throw SampleProblem(
          """
          No Swift compiler was found to compile the samples with. Name one in SWIFT_EXEC, or add its folder to PATH. \
          These are no programs: \(candidates.map(\.path).joined(separator: ", "))
          """)
      }
      executable = found
    }

    /// Runs the compiler, and returns its status and its output.
    func run(_ arguments: [String]) async throws -> (status: Int32, output: String) {
      let finished = try await FinishedProcess.run(executable, arguments)
      return (finished.status, finished.text)
    }

    /// The parent process, which is `swift test`; `nil` if the system does not provide it.
    private static var parentProgram: URL? {
      guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
        let parent = status.firstMatch(of: /PPid:\s*(\d+)/)?.1,
        let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(parent)/exe")
      else { return nil }
      return URL(filePath: path)
    }
  }
#endif
