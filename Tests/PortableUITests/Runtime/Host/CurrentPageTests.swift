import Testing

@testable import PortableUI

@MainActor
@Suite struct CurrentPageTests {
  /// Records the pages that have closed.
  private final class Observer: PageObserver {
    var closed: [UInt64] = []
    func pageDidClose(_ number: UInt64) { closed.append(number) }
  }

  private struct Reading: View {
    let read: (CurrentPage?) -> Void
    var body: some View {
      let _ = read(CurrentPage())
      Button("Read") { read(CurrentPage()) }
    }
  }

  @Test func onlyCodeOfAViewHasACurrentPage() {
    var numbers: [UInt64?] = []
    let pages = (1...2).map { _ in TestPage { Reading { numbers.append($0?.number) } } }
    pages[0].press("Read")
    #expect(CurrentPage()?.number == nil)
    #expect(numbers == [pages[0].host.number, pages[1].host.number, pages[0].host.number])
    #expect(pages[0].host.number != pages[1].host.number)
  }

  @Test func observerIsNotifiedOnceOfTheEndOfItsPage() {
    let observer = Observer()
    var isOpen: [Bool] = []
    let page = TestPage {
      Reading {
        isOpen.append($0?.isOpen == true)
        $0?.notifyOfClosing(observer)
      }
    }
    let other = TestPage { EmptyView() }
    other.host.close()
    #expect(observer.closed == [])
    page.host.close()
    page.host.close()
    #expect(observer.closed == [page.host.number])
    #expect(isOpen == [true])
    TreeContext.$page.withValue(page.host.reference) { #expect(CurrentPage()?.isOpen == false) }
  }

  @Test func releasedObserversAreRemoved() {
    var closing = PageClosing()
    let observer = Observer()
    closing.add(observer)
    for _ in 0..<10_000 { closing.add(Observer()) }
    #expect(closing.observers.count <= 16)
    #expect(closing.take().count == 1)
    #expect(closing.take().isEmpty)
  }
}
