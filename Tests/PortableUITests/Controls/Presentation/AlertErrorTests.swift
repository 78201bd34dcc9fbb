import Foundation
import Testing

@testable import PortableUI

@MainActor
@Suite struct AlertErrorTests {
  struct Failure: LocalizedError {
    var errorDescription: String? { "The disk is full." }
    var recoverySuggestion: String? { "Delete something." }
  }

  struct Page: View {
    let error: Failure?
    @State private var isPresented = true
    @State private var isOtherPresented = false

    var body: some View {
      Text("page")
        .alert(isPresented: $isPresented, error: error) {
          Button("Why?") { isOtherPresented = true }
        }
        .alert(isPresented: $isOtherPresented, error: error) { _ in
          Button("Aha") {}
        } message: { error in
          Text(error.recoverySuggestion ?? "")
        }
    }
  }

  @Test func descriptionOfTheErrorIsTheTitle() {
    let page = TestPage { Page(error: Failure()) }
    #expect(page.dialogs.map { $0[.ariaLabel] } == ["The disk is full."])
    page.press("Why?")
    #expect(page.dialogs.count == 1)
    #expect(page.texts.contains("Delete something."))
    #expect(page.diagnostics.isEmpty, "the first one goes in the same update")
  }

  @Test func alertWithoutErrorIsNotPresented() {
    #expect(TestPage { Page(error: nil) }.dialogs.isEmpty)
  }
}
