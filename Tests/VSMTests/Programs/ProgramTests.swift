import Foundation
import Testing

@testable import VSM

/// Compares a container with a model of its contract, in random programs.
///
/// `VSM_PROGRAMS` sets their number; `VSM_SEED` runs a single one.
@Suite(.serialized)
@MainActor
struct ProgramTests {
  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }

  // Where no task starts immediately, containers start actions later than the model.
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test(.timeLimit(.minutes(5)))
  func containerBehavesLikeTheModel() async {
    let first = Self.number("VSM_SEED")
    for seed in (first ?? 1)..<(first ?? Self.number("VSM_PROGRAMS") ?? 3_000) + 1 {
      let program = ProgramGenerator.program(seed: seed)
      if Self.number("VSM_PROGRAMS_TOLD") != nil { FileHandle.standardError.write(Data("\(program)\n".utf8)) }
      guard let failure = await program.failure(patience: 100_000) else { continue }
      let smallest = await program.shrunk(failure)
      Issue.record("\(smallest.program)\n\(smallest.failure)\nRun it again with VSM_SEED=\(seed).")
      return
    }
  }
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
extension Program {
  /// Returns how the container deviates from the model, if it does.
  @MainActor func failure(patience: Int) async -> String? {
    let model = ProgramModel(self)
    let expected = model.run()
    let actual = await ProgramRunner(model, patience: patience).run()
    return ProgramRecord.difference(expected: expected, actual: actual)
  }
}
