import PortableUI
import Testing
import VSM
import VSMTestingCore

@testable import VSMTestingPages

private enum EditState {
  case editing
  case saving
  case helping
}

private struct EditView: View {
  @ViewState var state = EditState.editing
  @SwiftUIState private var name = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Button("Save") { $state.observe(.saving) }.disabled(isSaving)
      Button("Help") { $state.observe(.helping) }
      if isSaving { Button("Cancel") { $state.observe(.editing) } }
    }
  }

  private var isSaving: Bool { if case .saving = state { true } else { false } }
}

private typealias SwiftUIState = PortableUI.State

@MainActor
@Suite(.onPages) struct HeadlessPageOffersTests {
  @Test func disabledControlIsNotOffered() async throws {
    let page = HeadlessPage { EditView() }
    #expect(page.offers("Save") && page.offers("Name") && !page.offers("Cancel"))
    await page.expectControls(["Name", "Save", "Help"])
    try page.tap("Save")
    await page.expectControls(["Help", "Cancel", "Name"])
    #expect(!page.offers("Save"))
    page.close()
  }

  @Test func differentControlsAreShownWithThePage() async {
    let page = HeadlessPage { EditView() }
    let failures = await TestFailure.recorded { await page.expectControls(["Name", "Save", "Delete"]) }
    #expect(
      failures.map(\.message) == [
        """
        The page does not offer the expected controls (- expected, + found):
        - Delete
        + Help
          Name
          Save
        The page:
        \(page)
        """
      ])
    page.close()
  }

  @Test func everyControlIsPressedOnItsOwnPage() async throws {
    try await HeadlessPage.expectPresses(["Save": "saving", "Help": "helping"], of: EditState.self) {
      HeadlessPage { EditView() }
    }
  }

  private struct SwitchedView: View {
    @ViewState var state = EditState.editing
    @SwiftUIState private var isOn = false

    var body: some View {
      Toggle("Gift", isOn: $isOn)
      Button("Save") { $state.observe(.saving) }
    }
  }

  @Test func switchIsNotPressed() async throws {
    try await HeadlessPage.expectPresses(["Save": "saving"], of: EditState.self) {
      HeadlessPage { SwitchedView() }
    }
  }

  @Test func controlWithAnotherResultFailsTheTest() async throws {
    let failures = try await TestFailure.recorded {
      try await HeadlessPage.expectPresses(["Save": "editing"], of: EditState.self) {
        HeadlessPage { EditView() }
      }
    }
    let lines = failures.first?.message.split(separator: "\n").prefix(4).map(String.init)
    #expect(
      lines == [
        "The controls do not lead to the expected states (- expected, + found):",
        "- Save → editing", "+ Help → helping", "+ Save → saving",
      ])
  }
}
