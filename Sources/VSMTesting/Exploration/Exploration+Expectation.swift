#if !canImport(SwiftUI) || PortableUI
  extension Exploration {
    /// Fails the test for each finding and each bound that was reached.
    ///
    /// - Parameter isExpected: Whether a finding is intended, such as the final state of a wizard, which has no way
    ///   out.
    public func expectNoFindings(
      except isExpected: (Finding) -> Bool = { _ in false },
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
      let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      for finding in findings where !isExpected(finding) { TestFailure(finding.description, at: location).record() }
      for bound in reachedBounds { TestFailure(bound.description, at: location).record() }
    }
  }
#endif
