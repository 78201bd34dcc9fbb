public import FeatureSources
public import Foundation
import Serving

/// Tries out which mistakes in a feature its tests notice.
///
/// It copies the package, builds the copy once with all mutants, and then runs the tests once for each of them.
public struct Mutation: Sendable {
  /// The result of the tests with a mutant.
  public enum Outcome: Equatable, Sendable {
    /// - Parameter tests: The tests that failed, or none if the process crashed.
    case noticed(tests: [String])
    /// The tests did not end, which is noticed, too.
    case endless
    case survived
  }

  public struct Result: Sendable {
    public let mutant: Mutant
    public let outcome: Outcome
  }

  /// The mistakes, in the order of the files and lines.
  public var mutants: [Mutant] { files.flatMap(\.mutants) }
  /// The mistakes that do not compile, and are left out.
  public var uncompiled: [Mutant] { files.flatMap(\.uncompiled) }
  private let package: URL
  private let modules: [String]
  private var files: [MutatedFile] = []

  /// Finds the mistakes in the models of files.
  ///
  /// - Parameters:
  ///   - package: The folder of the package. Nothing in it is changed.
  ///   - sources: The files of whole modules of the package. Tests, previews and manifests are left out.
  /// - Throws: ``MutationProblem`` if there is nothing to try.
  public init(package: URL, sources: [SourceFile]) async throws {
    let package = package.realPath
    guard FileManager.default.fileExists(atPath: package.appending(path: "Package.swift").path) else {
      throw MutationProblem("\(package.path) is no package. Name the folder of Package.swift with --package-path.")
    }
    let targets = try await Manifest(of: package).targets.filter(\.isProduct).map {
      $0.folder(in: package).realPath.path
    }
    var modules: [String: [(path: String, source: SourceFile)]] = [:]
    var seen: Set<String> = []
    for source in sources {
      let path = URL(fileURLWithPath: source.path).realPath.path
      guard let folder = targets.filter({ path.hasPrefix("\($0)/") }).max(by: { $0.count < $1.count }),
        !path.dropFirst(folder.count).contains("/Previews/"), seen.insert(path).inserted
      else { continue }
      modules[String(folder.dropFirst(package.path.count + 1)), default: []]
        .append((String(path.dropFirst(package.path.count + 1)), source))
    }
    if modules.isEmpty {
      throw MutationProblem("No file is a source of the package \(package.path). Name another one with --package-path.")
    }
    (self.package, self.modules) = (package, modules.keys.sorted())
    for module in self.modules {
      let sources = modules[module] ?? []
      let states = StateCases(sources.map(\.source))
      for (path, source) in sources {
        let firstNumber = 1 + mutants.count
        files.append(MutatedFile(source, at: path, states: states, firstNumber: firstNumber))
      }
    }
    if mutants.isEmpty { throw MutationProblem("The files have no code of models in which a mistake could be made.") }
  }

  /// Builds the mutants and runs the tests.
  ///
  /// - Parameters:
  ///   - scratch: A folder for the copy and its build, which later runs use again.
  ///   - options: Further options of `swift build` and `swift test`.
  ///   - filters: The names of tests, as for `swift test --filter`. Without one, all tests run.
  ///   - report: Is called with each result, in the order of the files and lines.
  /// - Throws: ``MutationProblem`` if the package does not build, or if its tests fail without a mistake.
  public mutating func run(
    scratch: URL, options: [String], filters: [String], report: (Result) -> Void
  ) async throws -> [Result] {
    let scratch = try ScratchFolder(at: scratch)
    let tests = TestProcess(scratch: scratch, options: options, filters: filters)
    var copy = try MutatedPackage(copying: package, to: scratch, modules: modules)
    try await build(&copy, tests)
    // The compiler can reject a mutant because of another one, which is left out now.
    var isAnyRestored = false
    for index in files.indices where files[index].restoreOmitted() { isAnyRestored = true }
    if isAnyRestored { try await build(&copy, tests) }
    if mutants.isEmpty { throw MutationProblem("No mistake compiles, so that none can be tried.") }

    let limit = try await tests.limitOfPassingRun()
    var results: [Result] = []
    for mutant in mutants {
      let result = Result(mutant: mutant, outcome: try await tests.run(mutant: mutant.number, limit: limit))
      report(result)
      results.append(result)
    }
    return results
  }

  /// Builds, and leaves out the mutants that the compiler rejects.
  private mutating func build(_ copy: inout MutatedPackage, _ tests: TestProcess) async throws {
    while true {
      copy.advance()
      for file in files { try copy.write(file) }
      guard let output = try await tests.outputOfFailedBuild() else { return }
      let errors = CompilerErrors(in: output)
      var isAnyOmitted = false
      for index in files.indices {
        let rejected = files[index].rejected(at: errors.places(in: copy.url(of: files[index].path)))
        files[index].omit(rejected)
        if !rejected.isEmpty { isAnyOmitted = true }
      }
      if !isAnyOmitted { throw MutationProblem("The package can't be built:\n\(output)") }
    }
  }
}
