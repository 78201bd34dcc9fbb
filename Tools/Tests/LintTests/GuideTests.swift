import FeatureSources
import Foundation
import Testing

@testable import Lint

/// Checks the output in the guide: that for a feature that is wrong on purpose.
struct GuideTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  private func findings() throws -> [Finding] {
    // The tests of VSM compile it.
    let sample = Self.folder.appending(path: "../../../Tests/CompiledModules/Linted/TimerFeature.swift")
    let file = try SourceFile(path: "TimerFeature.swift", text: String(contentsOf: sample, encoding: .utf8))
    return Linter().findings(in: [file])
  }

  @Test func guideHasTheOutputForTheWrongFeature() throws {
    let guide = try String(contentsOf: Self.folder.appending(path: "../../README.md"), encoding: .utf8)
    #expect(try guide.contains("$ vsm lint TimerFeature.swift\n\(Report.text.text(of: findings()))\n```"))
  }

  @Test func wrongFeatureHasEachMistake() throws {
    #expect(try findings().map(\.rule).sorted() == Linter.identifiers.filter { $0 != Directives.id })
  }
}
