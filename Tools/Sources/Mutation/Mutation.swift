public import FeatureSources
public import Foundation

/// Tries out which mistakes in a feature its tests notice.
///
/// It copies the package, builds the copy once with all mutants, and then runs the tests once for each of them.
public struct Mutation {
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

  /// The mistakes that do not compile, and are left out.
  public var uncompiled: [Mutant] { files.flatMap(\.uncompiled) }
  /// The mistakes, in the order of the files and lines.
  public var mutants: [Mutant] { files.flatMap(\.mutants) }
  private var files: [MutatedFile]
  private let package: URL
  private let tests: TestProcess

  /// - Parameters:
  ///   - package: The folder of the package. Nothing in it is changed.
  ///   - sources: The files of whole modules of the package.
  ///   - scratch: A folder for the copy and its build, which later runs use again.
  ///   - options: Further options of `swift build` and `swift test`.
  ///   - filters: The names of tests, as for `swift test --filter`. Without one, all tests run.
  /// - Throws: ``MutationProblem`` if there is nothing to try.
  public init(
    package: URL, sources: [SourceFile], scratch: URL, options: [String], filters: [String]
  ) throws {
    self.package = package.standardizedFileURL
    let scratch = scratch.standardizedFileURL
    tests = TestProcess(
      package: scratch.appending(path: "package"), scratch: scratch.appending(path: "build"), options: options,
      filters: filters)
    files = []
    var number = 1
    for module in Module.all(in: sources) {
      let states = StateCases(module.files)
      for source in module.files where !source.isPreview {
        files.append(MutatedFile(source, states: states, firstNumber: number))
        number += files.last?.mutants.count ?? 0
      }
    }
    if number == 1 { throw MutationProblem("The files have no code of models in which a mistake could be made.") }
  }

  /// Builds the mutants and runs the tests.
  ///
  /// - Parameter report: Is called with each result, in the order of the files and lines.
  /// - Throws: ``MutationProblem`` if the package does not build, or if its tests fail without a mistake.
  public mutating func run(report: (Result) -> Void) async throws -> [Result] {
    try await build()
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
  private mutating func build() async throws {
    var copy = try MutatedPackage(copying: package, to: tests.package, number: tests.number)
    try await build(&copy)
    // The compiler can reject a mutant because of another one, which is left out now.
    var isAnyRestored = false
    for index in files.indices where files[index].restoreOmitted() { isAnyRestored = true }
    if isAnyRestored { try await build(&copy) }
  }

  private mutating func build(_ copy: inout MutatedPackage) async throws {
    while true {
      copy.advance()
      for file in files { try copy.write(file) }
      guard case .failed(let output) = try await tests.build() else { return }
      let errors = CompilerErrors(in: output)
      var isAnyOmitted = false
      for index in files.indices {
        let rejected = files[index].rejected(at: errors.places(in: try copy.url(of: files[index])))
        files[index].omit(rejected)
        if !rejected.isEmpty { isAnyOmitted = true }
      }
      if !isAnyOmitted { throw MutationProblem("The package can't be built:\n\(output)") }
    }
  }
}

extension SourceFile {
  /// Whether the file is made for previews, whose doubles no user meets.
  fileprivate var isPreview: Bool { path.split(separator: "/").contains("Previews") || text.contains("#Preview") }
}
