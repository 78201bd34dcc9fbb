import Observation
import Testing

@testable import PortableUI

@MainActor
@Suite struct AlertValueTests {
  fileprivate struct Failure: Identifiable {
    let id: Int
    var reason: String
  }

  private struct Page: View {
    let log: Log
    @State private var failure: Failure?
    @State private var asks = false

    var body: some View {
      VStack {
        Button("Fail") { failure = Failure(id: 1, reason: "No network") }
        Text(failure?.reason ?? "no failure")
      }
      .alert(item: $failure) { failure in
        Alert(title: Text("Failure \(failure.id)"), message: Text(failure.reason))
      }
      Button("Ask") { asks = true }
        .alert(isPresented: $asks) {
          Alert(
            title: Text("Delete it?"), primaryButton: .destructive(Text("Delete")) { log.note("delete") },
            secondaryButton: .cancel { log.note("cancel") })
        }
    }
  }

  @Test func alertOfAnItemHasAMessageAndAButton() {
    let page = TestPage { Page(log: Log()) }
    #expect(page.dialogs.isEmpty)
    page.press("Fail")
    #expect(
      page.dialogs.first?.outline == """
        dialog[alert-title["Failure 1"] alert-message["No network"] alert-actions[button("OK")]]
        """)
    #expect(page.dialogs.first?[.role] == "alertdialog")
    #expect(page.dialogs.first?[.ariaLabel] == "Failure 1")
    #expect(page.dialogs.first?[.ariaDescribedBy] != nil)
    #expect(page.press("OK") == .handled)
    #expect(page.dialogs.isEmpty)
    #expect(page.texts.contains("no failure"), "the dismissal sets the item to nil")
    page.press("Fail")
    #expect(page.dialogs.count == 1, "it is presented again")
  }

  @Observable
  final class Model {
    fileprivate var failure: Failure? = Failure(id: 1, reason: "a")
  }

  private struct ModelPage: View {
    @Bindable var model: Model
    var body: some View {
      Text("page").alert(item: $model.failure) { Alert(title: Text("Failure \($0.id)"), message: Text($0.reason)) }
    }
  }

  @Test func changedItemUpdatesTheAlert() {
    let model = Model()
    let page = TestPage { ModelPage(model: model) }
    let first = page.dialogs.first?.id
    model.failure?.reason = "b"
    page.host.flush()
    #expect(page.dialogs.map(\.id) == [first])
    #expect(page.texts == ["page", "Failure 1", "b", "OK"])
  }

  @Test func itemWithAnotherIdentityReplacesTheAlert() {
    let model = Model()
    let page = TestPage { ModelPage(model: model) }
    let first = page.dialogs.first?.id
    model.failure = Failure(id: 2, reason: "b")
    page.host.flush()
    #expect(page.dialogs.count == 1)
    #expect(page.dialogs.first?.id != first)
    #expect(page.dialogs.first?[.ariaLabel] == "Failure 2")
  }

  @Test func buttonsRunTheirActionsAndDismiss() {
    let log = Log()
    let page = TestPage { Page(log: log) }
    page.press("Ask")
    #expect(
      page.dialogs.first?.outline == """
        dialog[alert-title["Delete it?"] alert-actions[button("Delete") button("Cancel")]]
        """)
    #expect(page.dialogs.first?[.ariaDescribedBy] == nil)
    page.press("Delete")
    #expect(log.take() == ["delete"])
    #expect(page.dialogs.isEmpty)
    page.press("Ask")
    page.escape()
    #expect(log.take() == ["cancel"])
    #expect(page.dialogs.isEmpty)
  }

  @Test func actionSheetIsAConfirmationWithACancelButton() {
    struct Page: View {
      let log: Log
      @State private var asks = false
      @State private var failure: Failure?
      var body: some View {
        Button("Share") { asks = true }
          .actionSheet(isPresented: $asks) {
            ActionSheet(
              title: Text("Share"), message: Text("With whom?"),
              buttons: [.default(Text("Everybody")) { log.note("everybody") }, .destructive(Text("Nobody"))])
          }
        Button("Fail") { failure = Failure(id: 1, reason: "a") }
          .actionSheet(item: $failure) { ActionSheet(title: Text($0.reason)) }
      }
    }
    let log = Log()
    let page = TestPage { Page(log: log) }
    page.press("Share")
    #expect(page.dialogs.first?[.class] == "dialog alert confirmation")
    #expect(
      page.dialogs.first?.all.filter { $0.tag == .button }.compactMap(\.text) == ["Everybody", "Nobody", "Cancel"])
    page.press("Everybody")
    #expect(log.take() == ["everybody"])
    page.press("Fail")
    #expect(page.dialogs.first?.all.filter { $0.tag == .button }.compactMap(\.text) == ["Cancel"])
    page.escape()
    #expect(page.dialogs.isEmpty)
  }
}
