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

  // SwiftPM passes the names of traits in the order of a set. Another order would build everything again.
  private let environment = Environment.inherit.updating(["SWIFT_DETERMINISTIC_HASHING": "1"])

  /// Ctrl-C reaches only this tool, which then interrupts SwiftPM. SwiftPM ends the compilers, which are in other groups.
  private var platformOptions: PlatformOptions {
    var options = PlatformOptions()
    options.processGroupID = 0
    options.teardownSequence = [
      .send(signal: .interrupt, toProcessGroup: true, allowedDurationToNextStep: .seconds(5))
    ]
    return options
  }

  private var arguments: [String] { ["build", "--package-path", package.path] + options }

  /// Builds, and shows the output while it is written. Returns whether it succeeded.
  func runVisibly() async throws -> Bool {
    let finished = try await Subprocess.run(
      .name("swift"), arguments: Arguments(arguments + ["--product", product]), environment: environment,
      platformOptions: platformOptions, input: .none,
      output: .currentStandardOutput, error: .currentStandardError)
    return finished.terminationStatus.isSuccess
  }

  func run() async throws -> Outcome {
    let finished = try await Subprocess.run(
      .name("swift"), arguments: Arguments(arguments + ["--product", product]), environment: environment,
      platformOptions: platformOptions, input: .none,
      output: .bytes(limit: .max), error: .bytes(limit: .max))
    // A build that was ended is no error of the sources.
    try Task.checkCancellation()
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
      throw ServeProblem("`swift build --show-bin-path` printed no folder. Its output above says why.")
    }
    return URL(fileURLWithPath: path)
  }
}
