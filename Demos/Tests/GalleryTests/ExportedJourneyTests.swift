import Foundation
import Testing
import VSMTesting

@testable import UserProfile
@testable import gallery

/// Checks that a test which the gallery exports compiles and passes.
struct ExportedJourneyTests {
  // The rest of this function is exported, except for the view.
  @Test @MainActor func journey() async throws {
    // Replace the placeholder by the page's view, with dependencies for the test.
    let page = HeadlessPage { LoadUserProfileView(userId: 1, repository: PreviewUserDataRepository()) }
    await page.settle()
    let loadUserProfile = try page.journey(of: LoadUserProfileViewState.self)
    await loadUserProfile.expect("loading", "loaded")
    let editUserProfile = try page.journey(of: EditUserProfileViewState.self)
    try page.type("Grace", into: "Username")
    try page.tap(.role(.button, name: "Save"))
    await editUserProfile.expect("saving", "editing")
  }
  // Here the export ends.

  @Test @MainActor func exportEqualsTheTestAbove() async throws {
    let page = HeadlessPage {
      DemoPage("User profile", chart: "user-profile", source: "the view") { _ in
        LoadUserProfileView(userId: 1, repository: PreviewUserDataRepository())
      }
    }
    await page.settle()
    try page.type("Grace", into: "Username")
    try page.tap("Save")
    await page.settle()
    try page.tap("Show as test")
    let exported = try #require(try page.value(of: "Test source"))

    let file = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let start = try #require(file.range(of: "except for the view.\n")).upperBound
    let end = try #require(file.range(of: "  // Here the export ends.")).lowerBound
    let test = file[start..<end].split(separator: "\n").map { $0.dropFirst(2) }.joined(separator: "\n") + "\n"
    #expect(
      exported.replacing(
        "<#the view#>", with: "LoadUserProfileView(userId: 1, repository: PreviewUserDataRepository())") == test)
  }
}
