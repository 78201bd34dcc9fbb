import Foundation
import Testing

@testable import PortableUI

@MainActor
@Suite struct GeometryReaderTests {
  @MainActor private final class Count { var value = 0 }

  private struct Sizes: View {
    var around = Count()
    var inside = Count()

    var body: some View {
      around.value += 1
      return VStack {
        Text("Above")
        GeometryReader { geometry in
          inside.value += 1
          return Text("\(Int(geometry.size.width)) by \(Int(geometry.size.height))")
        }
      }
    }
  }

  private func reader(of page: TestPage) throws -> NodeID {
    try #require(page.host.tree.all.first { $0.events.contains(.layout) }).id
  }

  private func measure(_ page: TestPage, _ width: Int, _ height: Int) throws -> EventOutcome {
    page.host.dispatch(Event(try reader(of: page), .resize(width: width, height: height)))
  }

  @Test func readerIsEmptyUntilItIsMeasured() throws {
    let page = TestPage { Sizes() }
    #expect(page.outline == #"main[vstack["Above" geometry]]"#)
    #expect(try measure(page, 320, 200) == .handled)
    #expect(page.texts == ["Above", "320 by 200"])
  }

  @Test func onlyTheContentOfTheReaderIsCreatedAgain() throws {
    let (around, inside) = (Count(), Count())
    let page = TestPage { Sizes(around: around, inside: inside) }
    #expect(try measure(page, 320, 200) == .handled)
    let text = try #require(page.node(text: "320 by 200"))
    _ = page.takeOps()
    #expect(try measure(page, 640, 200) == .handled)
    #expect(page.takeOps() == [.text(text.id, "640 by 200")])
    #expect(around.value == 1 && inside.value == 2)
  }

  @Test func theSameSizeChangesNothing() throws {
    let inside = Count()
    let page = TestPage { Sizes(inside: inside) }
    #expect(try measure(page, 320, 200) == .handled)
    #expect(try measure(page, 320, 200) == .handled)
    #expect(inside.value == 1)
  }

  @Test(arguments: [(-1, 10), (10, -1), (1_000_001, 10), (10, Int.max)])
  func impossibleSizesAreRejected(width: Int, height: Int) throws {
    let page = TestPage { Sizes() }
    #expect(try measure(page, width, height) == .invalidPayload)
    #expect(page.texts == ["Above"])
  }

  @Test func elementsThatAreNotMeasuredRejectSizes() throws {
    let page = TestPage { Button("Save") {} }
    let button = try #require(page.first(.button))
    #expect(page.host.dispatch(Event(button.id, .resize(width: 1, height: 1))) == .unhandledKind)
  }

  @Test func readerBehindADialogKeepsFollowingItsSize() throws {
    struct Covered: View {
      @State private var isPresented = true
      var body: some View {
        Sizes().sheet(isPresented: $isPresented) { Text("In front") }
      }
    }
    let page = TestPage { Covered() }
    #expect(try measure(page, 320, 200) == .handled)
    #expect(page.texts.contains("320 by 200"))
  }

  @Test func sizesAreAcceptedWhileRenderingIsPaused() throws {
    let page = TestPage { Sizes() }
    page.host.isPaused = true
    page.host.pausedEventLimit = 1
    for width in 1...5 { #expect(try measure(page, width, 1) == .handled) }
    page.host.isPaused = false
    #expect(page.texts == ["Above", "5 by 1"])
  }

  @Test func contentIsObserved() throws {
    struct Observing: View {
      @State private var name = "Ada"
      var body: some View {
        GeometryReader { geometry in
          VStack {
            Text("\(name) \(Int(geometry.size.width))")
            Button("Rename") { name = "Grace" }
          }
        }
      }
    }
    let page = TestPage { Observing() }
    #expect(try measure(page, 100, 100) == .handled)
    page.press("Rename")
    #expect(page.texts.contains("Grace 100"))
  }

  @Test func proxyHasTheLocalFrameAndNoInsets() throws {
    var proxies: [GeometryProxy] = []
    let page = TestPage {
      GeometryReader { geometry in
        let _ = proxies.append(geometry)
        Text("Content")
      }
    }
    #expect(try measure(page, 30, 40) == .handled)
    let proxy = try #require(proxies.first)
    #expect(proxy.frame(in: .local) == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(proxy.safeAreaInsets == EdgeInsets())
  }

  @Test func everyReaderHasItsOwnSize() throws {
    let page = TestPage {
      ForEach(0..<2, id: \.self) { _ in GeometryReader { Text("\(Int($0.size.width))") } }
    }
    let readers = page.host.tree.all.filter { $0.events.contains(.layout) }
    for (reader, width) in zip(readers, [10, 20]) {
      page.host.dispatch(Event(reader.id, .resize(width: width, height: 1)))
    }
    #expect(page.texts == ["10", "20"])
  }
}
