import Foundation
import Testing
import VSMTesting

/// Feature files in the bundle of this target, whose manifest has them as resources.
struct BundledRequirementsTests {
  private let names = ["The forecast is loaded", "The forecast is loaded once there is a connection"]

  @Test func allFeatureFilesOfTheTargetAreRead() throws {
    #expect(try Requirements(in: .module).scenarios.map(\.name) == names)
  }

  @Test(arguments: ["Requirements", "Requirements/Forecast.feature"])
  func fileOrFolderIsRead(path: String) throws {
    #expect(try Requirements(path, in: .module).scenarios.map(\.name) == names)
  }

  @Test func scenariosAreTheSameAsBesideTheSource() throws {
    #expect(try Requirements(in: .module).scenarios == Requirements("Articles/Requirements").scenarios)
  }

  @Test func missingFileIsReportedWithTheOthers() throws {
    let error = #expect(throws: RequirementsError.self) { try Requirements("Forecast.feature", in: .module) }
    #expect(
      error?.message == "The bundle \(Bundle.module.bundleURL.lastPathComponent) contains no 'Forecast.feature'. "
        + "Its feature files are Requirements/Forecast.feature. Name one of them or its folder.")
  }
}
