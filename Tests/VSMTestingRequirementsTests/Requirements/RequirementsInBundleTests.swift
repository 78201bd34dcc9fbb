import Foundation
import Testing
import VSMTestingRequirements

/// Feature files in bundles that are made here. Those in the bundle of a target are tested in VSMTestingTests.
struct RequirementsInBundleTests {
  private let length = "Feature: Lengths\nScenario: Feet\nGiven a"
  private let weight = "Feature: Weights\nScenario: Pounds\nGiven b"

  @Test func allFilesInTheResourcesAreRead() throws {
    let files = try FeatureBundle(["Units/Weight.feature": weight, "Length.feature": length, "Units/README.md": ""])
    let requirements = try Requirements(in: files.bundle)
    #expect(requirements.scenarios.map(\.id) == ["Length.feature: Feet", "Weight.feature: Pounds"])
  }

  @Test(arguments: ["Units/Weight.feature", "Units", "Units/"])
  func fileOrFolderIsRead(path: String) throws {
    let files = try FeatureBundle(["Units/Weight.feature": weight, "Length.feature": length])
    #expect(try Requirements(path, in: files.bundle).scenarios.map(\.name) == ["Pounds"])
  }

  @Test func missingFileIsReportedWithTheOthers() throws {
    let files = try FeatureBundle(["Units/Weight.feature": weight, "Length.feature": length])
    let line = UInt(#line + 1)
    let error = #expect(throws: RequirementsError.self) { try Requirements("Weight.feature", in: files.bundle) }
    #expect(
      error?.message == "The bundle \(files.name) contains no 'Weight.feature'. "
        + "Its feature files are Length.feature, Units/Weight.feature. Name one of them or its folder.")
    #expect(error?.location.line == line)
  }

  @Test func bundleWithoutFeatureFilesIsAnError() throws {
    let files = try FeatureBundle(["Units/README.md": ""])
    func message(_ folder: String) -> String {
      "The bundle \(files.name) contains no feature files. Add resources: [.copy(\"\(folder)\")] to the test target in "
        + "Package.swift, with the path of the feature files in the folder of the target, and remove that path from "
        + "exclude. In Xcode, add the files to the test target."
    }
    let all = #expect(throws: RequirementsError.self) { try Requirements(in: files.bundle) }
    #expect(all?.message == message("Requirements"))
    let one = #expect(throws: RequirementsError.self) { try Requirements("Stories/Todo.feature", in: files.bundle) }
    #expect(one?.message == message("Stories"))
  }

  @Test func problemsOfTheFilesAreReported() throws {
    let files = try FeatureBundle(["A.feature": "Scenario: C", "B.feature": "Scenario: D"])
    let broken = #expect(throws: RequirementsError.self) { try Requirements(in: files.bundle) }
    #expect(broken?.message.split(separator: "\n").map { $0.prefix(12) } == ["A.feature:1:", "B.feature:1:"])
    let empty = try FeatureBundle(["A.feature": "Feature: A\nScenario: B"])
    let idle = #expect(throws: RequirementsError.self) { try Requirements(in: empty.bundle) }
    #expect(idle?.message.hasPrefix("A.feature:2: The scenario \"B\" has no steps") == true)
  }

  @Test func missingSourcesAreReportedWithTheBundle() {
    let error = #expect(throws: RequirementsError.self) {
      try Requirements(relativeTo: "/nowhere/Tests/ConversionTests.swift")
    }
    #expect(
      error?.message == "No file or folder exists at /nowhere/Tests/Requirements, the path of the requirements. "
        + "The tests run where their sources are not. Add the folder to the resources of the test target, "
        + "and read it from the bundle: Requirements(in: .module).")
  }
}

/// A bundle with the given files, deleted with it.
private final class FeatureBundle {
  let bundle: Bundle
  let name = "\(UUID()).bundle"
  private let folder: URL

  init(_ files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: name)
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    bundle = try #require(Bundle(path: folder.path))
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }
}
