import ArgumentParser
import FeatureSources
import Foundation
import Mutation

/// `vsm mutate`
struct MutateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mutate",
    abstract: "Make mistakes in the models of features, and say which of them the tests notice.",
    discussion: """
      Among the mistakes: a state is left out or another one takes its place, an answer is swapped, a success fails, \
      a cancellation is forgotten, a call or a change is left out. Views, previews and code inside '#if' are left alone.

      The package is copied, and the copy is built once with all mistakes, which are off. Then the tests run once for \
      each mistake. The package itself is not changed. A mistake that makes no difference gets a comment with the \
      reason: '// vsm:survives -- why', in its line or in the one before.

      Exit status: 0 if all mistakes are noticed or have a reason, 1 if some survive, 2 if the package can't be built, \
      its tests fail without a mistake, the arguments are wrong, or after Ctrl-C.

      Examples:
        vsm mutate Sources/Profile --filter ProfileTests
        vsm mutate Demos/Sources/Blog --package-path Demos --filter BlogTests
      """
  )

  @Option(help: "The folder of the package.")
  var packagePath = "."

  @Option(help: "The name of the tests to run, as for 'swift test'; by default all.")
  var filter: [String] = []

  @Option(help: "The traits of the package, separated by commas.")
  var traits: String?

  @Option(help: "The folder for the copy and its build; by default '.build/mutate' in the package.")
  var scratchPath: String?

  @Flag(help: "Print the mistakes, and try none.")
  var dryRun = false

  @Argument(help: "Swift files, and folders that are searched for them. Pass whole modules.")
  var paths: [String]

  func run() async throws {
    let reading = SourceReading(paths: paths)
    for problem in reading.problems { Terminal.printError("\(problem)") }
    guard reading.problems.isEmpty else { throw ExitCode(2) }
    do {
      let package = URL(fileURLWithPath: packagePath)
      let scratch = scratchPath.map { URL(fileURLWithPath: $0) } ?? package.appending(path: ".build/mutate")
      let mutation = try await Mutation(package: package, sources: reading.files)
      if dryRun { return mutation.mutants.forEach { print("\($0.place): \($0.change)") } }
      Terminal.printError("vsm: The package is built with \(mutation.mutants.count) mistakes, which are off.")
      let report = try await cancelingAtSignals { [filter, options = traits.map { ["--traits", $0] } ?? []] in
        var mutation = mutation
        let results = try await mutation.run(scratch: scratch, options: options, filters: filter) {
          print($0.line)
          fflush(nil)  // Each result takes seconds, and the output can be a file.
        }
        return MutationReport(results, uncompiled: mutation.uncompiled)
      }
      for mutant in report.uncompiled { Terminal.printError("\(mutant.place): does not compile: \(mutant.change)") }
      print("\n\(report)")
      if report.survivors > 0 { throw ExitCode(1) }
    } catch let exit as ExitCode {
      throw exit
    } catch is CancellationError {
      throw ExitCode(2)
    } catch {
      Terminal.printError("vsm: error: \(error)")
      throw ExitCode(2)
    }
  }
}

extension Mutant {
  fileprivate var place: String { "\(path):\(line):\(column)" }
}

extension Mutation.Result {
  /// One line, as in `Sources/Blog/Blog.swift:7:5: noticed by savesTheNote(): 'emit(.saving)' is left out`.
  fileprivate var line: String {
    switch outcome {
    case .survived where mutant.excuse != nil: "\(mutant.place): survives, \(mutant.excuse ?? ""): \(mutant.change)"
    case .survived: "\(mutant.place): SURVIVED: \(mutant.change)"
    case .endless: "\(mutant.place): noticed, since the tests do not end: \(mutant.change)"
    case .noticed(let tests) where tests.isEmpty: "\(mutant.place): noticed, since the tests crash: \(mutant.change)"
    case .noticed(let tests):
      "\(mutant.place): noticed by \(tests[0])\(tests.count > 1 ? " and \(tests.count - 1) more" : ""): \(mutant.change)"
    }
  }
}

/// The summary of all results.
private struct MutationReport: CustomStringConvertible, Sendable {
  let survivors: Int
  private let noticed: Int
  private let excused: Int
  let uncompiled: [Mutant]

  init(_ results: [Mutation.Result], uncompiled: [Mutant]) {
    noticed = results.count { $0.outcome != .survived }
    excused = results.count { $0.outcome == .survived && $0.mutant.excuse != nil }
    survivors = results.count - noticed - excused
    self.uncompiled = uncompiled
  }

  var description: String {
    let tried = noticed + excused + survivors
    let percent = tried == 0 ? 100 : noticed * 100 / tried
    return [
      "\(noticed) of \(tried) mistakes are noticed (\(percent) %).",
      survivors > 0 ? "Survived: \(survivors)." : nil,
      excused > 0 ? "Survived for a reason in the source: \(excused)." : nil,
      uncompiled.isEmpty ? nil : "Left out, since they do not compile: \(uncompiled.count).",
    ].compactMap(\.self).joined(separator: " ")
  }
}
