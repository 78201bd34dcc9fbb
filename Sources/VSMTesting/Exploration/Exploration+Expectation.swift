#if !canImport(SwiftUI) || PortableUI
  extension Exploration {
    /// Lets the test fail for each finding and each bound that was reached.
    ///
    /// - Parameter isExpected: Whether a finding is meant to be so, such as the end of a wizard that has no way out.
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
