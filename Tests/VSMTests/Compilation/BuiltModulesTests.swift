import Foundation
import Testing

struct BuiltModulesTests {
  @Test func missingModulesAreReportedWithTheFolder() {
    let folder = FileManager.default.temporaryDirectory
    let problem = #expect(throws: SampleProblem.self) { try BuiltModules(products: folder) }
    #expect(
      problem?.description.contains("There is no VSM.swiftmodule in \(folder.resolvingSymlinksInPath().path)") == true)
  }
}
