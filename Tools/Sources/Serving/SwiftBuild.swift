import Foundation
import Subprocess

/// The builds of one product of a package.
struct SwiftBuild: Sendable {
  enum Outcome {
    case built
    case failed(output: String)
  }

  let package: URL
  let product: String
  /// Further options of `swift build`.
  let options: [String]

  private var arguments: [String] { ["build", "--package-path", package.path] + options }

  /// Builds, and shows the output while it is written. Returns whether it succeeded.
  func runVisibly() async throws -> Bool {
    let finished = try await Subprocess.run(
      .name("swift"), arguments: Arguments(arguments + ["--product", product]), input: .none,
      output: .currentStandardOutput, error: .currentStandardError)
    return finished.terminationStatus.isSuccess
  }

  func run() async throws -> Outcome {
    let finished = try await Subprocess.run(
      .name("swift"), arguments: Arguments(arguments + ["--product", product]), input: .none,
      output: .bytes(limit: .max), error: .bytes(limit: .max))
    if finished.terminationStatus.isSuccess { return .built }
    return .failed(output: String(decoding: finished.standardOutput + finished.standardError, as: UTF8.self))
  }

  /// Returns the folder of the executable.
  func products() async throws -> URL {
    let finished = try await Subprocess.run(
      .name("swift"), arguments: Arguments(arguments + ["--show-bin-path"]), input: .none,
      output: .string(limit: 1 << 16), error: .currentStandardError)
    let path = finished.standardOutput.split(separator: "\n").last.map(String.init) ?? ""
    guard finished.terminationStatus.isSuccess, !path.isEmpty else {
      throw ServeProblem("`swift build --show-bin-path` did not print a folder.")
    }
    return URL(fileURLWithPath: path)
  }
}
