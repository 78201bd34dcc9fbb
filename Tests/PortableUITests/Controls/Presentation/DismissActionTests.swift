import Testing

@testable import PortableUI

@MainActor
@Suite struct DismissActionTests {
  struct Outer: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isPresented = false
    var body: some View {
      Button("Dismiss outer") { dismiss() }
      Button("Open inner") { isPresented = true }
        .sheet(isPresented: $isPresented) { Inner() }
    }
  }

  struct Inner: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Button("Dismiss inner") { dismiss() }
    }
  }

  struct Page: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isPresented = false
    var body: some View {
      Button("Dismiss page") { dismiss() }
      Button("Open outer") { isPresented = true }
        .sheet(isPresented: $isPresented) { Outer() }
    }
  }

  @Test func nestedSheetIsDismissedSeparately() {
    let page = TestPage { Page() }
    page.press("Open outer")
    page.press("Open inner")
    #expect(page.dialogs.count == 2)
    page.press("Dismiss inner")
    #expect(page.dialogs.count == 1)
    page.press("Dismiss outer")
    #expect(page.dialogs.isEmpty)
  }

  @Test func dismissingASheetDismissesNestedSheetsFirst() {
    struct Page: View {
      @State private var isPresented = true
      var body: some View {
        Text("page").sheet(isPresented: $isPresented) {
          Text("outer").sheet(isPresented: .constant(true)) {
            Button("Dismiss all") { isPresented = false }
          }
        }
      }
    }
    let page = TestPage { Page() }
    let ids = page.dialogs.map(\.id)
    #expect(ids.count == 2)
    page.press("Dismiss all")
    #expect(page.takeOps() == [.remove(ids[1]), .remove(ids[0])])
  }

  @Test func secondDismissalDoesNotSetTheBinding() {
    struct Item: Identifiable { let id = 0 }
    struct Sheet: View {
      @Environment(\.dismiss) private var dismiss
      let done: () -> Void
      var body: some View {
        Button("Done") {
          done()
          dismiss()
        }
      }
    }
    struct Page: View {
      let log: Log
      @State private var isPresented = true
      @State private var item: Item? = Item()
      var body: some View {
        Text("page")
          .sheet(isPresented: Binding(get: { isPresented }, set: { _ in log.note("set") })) {
            Sheet { isPresented = false }
          }
          .sheet(item: Binding(get: { item }, set: { _ in log.note("set") })) { _ in Sheet { item = nil } }
      }
    }
    let log = Log()
    let page = TestPage { Page(log: log) }
    page.press("Done")
    #expect(page.dialogs.count == 1)
    page.press("Done")
    #expect(page.dialogs.isEmpty)
    #expect(log.take() == [])
  }

  @Test func dismissOutsideASheetHasNoEffect() {
    let page = TestPage { Page() }
    #expect(page.press("Dismiss page") == .handled)
    #expect(page.takeOps() == [])
    EnvironmentValues().dismiss()
  }

  @Test func actionOfAnEarlierPresentationHasNoEffect() {
    final class Kept {
      var dismiss: DismissAction?
    }
    struct Sheet: View {
      @Environment(\.dismiss) private var dismiss
      let kept: Kept
      var body: some View {
        Button("Dismiss") {
          kept.dismiss = kept.dismiss ?? dismiss
          dismiss()
        }
      }
    }
    struct Page: View {
      let kept: Kept
      @State private var isPresented = false
      var body: some View {
        Button("Open") { isPresented = true }.sheet(isPresented: $isPresented) { Sheet(kept: kept) }
      }
    }
    let kept = Kept()
    let page = TestPage { Page(kept: kept) }
    page.press("Open")
    page.press("Dismiss")
    page.press("Open")
    kept.dismiss?()
    page.host.flush()
    #expect(page.dialogs.count == 1)
  }

  @Test func readingDismissDoesNotObserveTheEnvironment() {
    struct Reader: View {
      @Environment(\.dismiss) private var dismiss
      let log: Log
      var body: some View {
        let _ = log.note("body")
        Text("reader")
      }
    }
    struct Page: View {
      let log: Log
      @State private var isLarge = false
      var body: some View {
        Text("page").sheet(isPresented: .constant(true)) {
          Button("Enlarge") { isLarge = true }
          Reader(log: log).font(isLarge ? .title : .body)
        }
      }
    }
    let log = Log()
    let page = TestPage { Page(log: log) }
    page.press("Enlarge")
    #expect(log.take() == ["body"])
  }
}
