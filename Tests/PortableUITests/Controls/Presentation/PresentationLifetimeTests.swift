import CombineShim
import Testing

@testable import PortableUI

@MainActor
@Suite struct PresentationLifetimeTests {
  final class Model: ObservableObject {
    @Published var name = "model"
  }

  /// An object by which a test observes a release.
  final class Weak {
    weak var model: Model?
  }

  struct Sheet: View {
    @StateObject private var model = Model()
    @Environment(\.dismiss) private var dismiss
    let kept: Weak
    var body: some View {
      let _ = kept.model = model
      Text(model.name).navigationTitle(model.name).interactiveDismissDisabled()
        .toolbar { Button("Done") { dismiss() } }
        .alert("Inner", isPresented: .constant(false)) { Button(model.name) {} }
    }
  }

  @Test func dismissedSheetReleasesItsState() {
    struct Page: View {
      let kept: Weak
      @State private var isPresented = true
      var body: some View {
        Text("page").sheet(isPresented: $isPresented) { Sheet(kept: kept) }
      }
    }
    let kept = Weak()
    let page = TestPage { Page(kept: kept) }
    #expect(kept.model != nil)
    page.press("Done")
    #expect(page.dialogs.isEmpty)
    #expect(kept.model == nil)
  }

  @Test func closedPageReleasesTheStateOfItsSheet() {
    let kept = Weak()
    let page = TestPage {
      Text("page").sheet(isPresented: .constant(true)) {
        Text("outer").sheet(isPresented: .constant(true)) { Sheet(kept: kept) }
      }
    }
    #expect(page.dialogs.count == 2)
    #expect(kept.model != nil)
    page.host.close()
    #expect(kept.model == nil)
    #expect(page.host.usage == Usage())
  }

  @Test func removedRowDismissesItsSheetAndMovedRowDoesNot() throws {
    struct Page: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        List {
          ForEach(names, id: \.self) { name in
            Text(name).sheet(isPresented: .constant(name == "b")) {
              Button("Reverse") { names.reverse() }
              Button("Remove") { names.removeAll { $0 == "b" } }
            }
          }
        }
      }
    }
    let page = TestPage { Page() }
    let dialog = try #require(page.dialogs.first)
    page.press("Reverse")
    #expect(page.dialogs.map(\.id) == [dialog.id])
    #expect(page.texts.prefix(3) == ["c", "b", "a"])
    page.press("Remove")
    #expect(page.dialogs.isEmpty)
    #expect(page.texts == ["c", "a"])
  }

  @Test func toolbarItemCanPresent() {
    struct Page: View {
      @State private var isPresented = false
      var body: some View {
        NavigationStack {
          Text("page").toolbar {
            Button("Add") { isPresented = true }.sheet(isPresented: $isPresented) { Text("sheet") }
          }
        }
      }
    }
    let page = TestPage { Page() }
    page.press("Add")
    #expect(page.dialogs.count == 1)
    #expect(page.press("Add") == .inert)
    page.escape()
    #expect(page.dialogs.isEmpty)
  }

  @Test func onDismissCanPresentAgain() {
    struct Page: View {
      @State private var isPresented = true
      @State private var rounds = 1
      var body: some View {
        Text("page").sheet(isPresented: $isPresented, onDismiss: again) { Text("Round \(rounds)") }
      }
      private func again() {
        guard rounds < 3 else { return }
        rounds += 1
        isPresented = true
      }
    }
    let page = TestPage { Page() }
    for round in 1...3 {
      #expect(page.texts.contains("Round \(round)"))
      page.escape()
    }
    #expect(page.dialogs.isEmpty)
  }

  @Test func itemSetDuringTheDismissalIsPresented() {
    struct Item: Identifiable { let id: Int }
    struct Page: View {
      let log: Log
      @State private var item: Item? = Item(id: 1)
      var body: some View {
        Text("page")
          .onChange(of: item?.id) { _, id in if id == nil { item = Item(id: 2) } }
          .sheet(item: $item, onDismiss: { log.note("dismissed") }) { Text("Item \($0.id)") }
      }
    }
    let log = Log()
    let page = TestPage { Page(log: log) }
    page.escape()
    #expect(page.dialogs.count == 1)
    #expect(page.texts.contains("Item 2"))
    #expect(log.take() == ["dismissed"])
  }

  @Test func nestedDialogsAreRemovedTogetherAndOnlyTheDismissedOneCallsOnDismiss() {
    struct Page: View {
      let log: Log
      @State private var isPresented = true
      var body: some View {
        Text("page").alert("First", isPresented: $isPresented) {
          Button("Stay") {}
            .sheet(isPresented: .constant(true), onDismiss: { log.note("sheet") }) {
              Text("sheet").alert("Last", isPresented: .constant(true)) {
                Button("End") { isPresented = false }
              }
            }
        }
      }
    }
    let log = Log()
    let page = TestPage { Page(log: log) }
    let ids = page.dialogs.map(\.id)
    #expect(page.dialogs.map { $0[.class] } == ["dialog alert", "dialog sheet", "dialog alert"])
    #expect(page.press("Stay") == .inert)
    page.press("End")
    #expect(page.takeOps() == ids.reversed().map { .remove($0) })
    #expect(log.take() == [])
  }
}
