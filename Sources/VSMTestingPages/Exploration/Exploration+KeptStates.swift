import Foundation
import VSMTestingCore

extension Exploration {
  /// Fails the test for each state of the deployed version with which this one cannot continue, and if the file beside
  /// the test does not say what this version keeps: the states, their keys and versions, and the structure of their values.
  ///
  /// The exploration needs `isRestarted` and `deployed`. To write the file, run the test with the environment variable
  /// `VSM_WRITE_KEPT_STATES`.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without extension.
  ///   - lost: The names of states that may be lost.
  /// - Throws: An error if the file cannot be read or written.
  public func expectDeployKeepsStates(
    named name: String, except lost: Set<String> = [], beside test: StaticString = #filePath,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let location = TestLocation(fileID, filePath, line, column)
    let file = KeptStatesFile(named: name, beside: "\(test)")
    let deployed = try KeptStates.deployed(named: name, beside: test)
    if keptStates.states.isEmpty || continuations.count < deployed?.states.count ?? 0 {
      TestFailure(
        "Pass `isRestarted: true` and `deployed: try .deployed(named: \"\(name)\")` to the exploration.", at: location
      ).record()
      return
    }
    for (state, continuation) in continuations.sorted(by: { $0.key < $1.key }) {
      try file.add(continuation, of: state, isAccepted: lost.contains(state))
      guard let key = continuation.refused.first, !lost.contains(state) else { continue }
      TestFailure(
        """
        A deploy loses the state \(state) of the deployed version: no view continues with what a browser keeps for \
        “\(key)”. Continue with it in restorationValue(from:version:), or keep the key of the view.
        """, at: location
      ).record()
    }
    if file.isWritten {
      try keptStates.write(to: file.own)
    } else if file.report == nil, deployed?.shape != keptStates.shape {
      TestFailure(
        """
        \(file.own.path) does not say what this version keeps. Run the test with the environment variable \
        VSM_WRITE_KEPT_STATES=1 to write it.
        """, at: location
      ).record()
    }
  }
}

extension KeptStates {
  fileprivate func write(to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try (encoder.encode(self) + Data("\n".utf8)).write(to: file)
  }
}
