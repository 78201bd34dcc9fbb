import Foundation
import Testing

@testable import PortableUI

/// Tests of a page whose rendering is paused, as for a slow browser.
@MainActor
@Suite struct PausedPageTests {
  private struct Page: View {
    let log: Log
    @State private var count = 0
    @State private var name = ""
    @State private var isDone = false
    @FocusState private var isFocused: Bool
    var body: some View {
      TextField("Name", text: Binding(get: { name }, set: { name = $0.uppercased() })).focused($isFocused)
      Button("Add") {
        count += 1
        log.note("add")
      }
      Button("Focus") { isFocused.toggle() }
      Text("\(count)")
    }
  }

  private let log = Log()

  private func page(limit: Int = 3) -> TestPage {
    let page = TestPage { Page(log: log) }
    page.host.pausedEventLimit = limit
    page.host.isPaused = true
    return page
  }

  @Test func eventsBeyondTheLimitAreRejectedUntilThePageRenders() {
    let page = page()
    #expect((0..<6).map { _ in page.press("Add") } == [.handled, .handled, .handled, .paused, .paused, .paused])
    #expect(log.take().count == 3)
    #expect(page.takeOps() == [])
    page.host.isPaused = false
    #expect(page.texts.contains("3"))
    #expect(page.press("Add") == .handled)
    #expect(page.texts.contains("4"))
  }

  @Test func rejectedEditRestoresTheField() throws {
    let page = page(limit: 1)
    #expect(page.type("a", revision: 1) == .handled)
    #expect(page.type("ab", revision: 2) == .paused)
    page.host.isPaused = false
    let field = try #require(page.first(.input))
    #expect(field.value == FieldValue("A", revision: 2))
    #expect(page.takeOps().contains(.value(field.id, FieldValue("A", revision: 2))))
    #expect(page.type("abc", revision: 3) == .handled)
  }

  @Test func focusIsTrackedWhilePaused() throws {
    let page = page(limit: 0)
    let field = try #require(page.first(.input))
    #expect(page.host.dispatch(Event(field.id, .focus)) == .handled)
    page.host.isPaused = false
    #expect(page.host.focusedElement == field.id)
  }

  @Test func eventsOfDisabledControlsAreNotCounted() {
    let page = TestPage {
      Button("Off") {}.disabled(true)
      Button("On") {}
    }
    page.host.pausedEventLimit = 1
    page.host.isPaused = true
    #expect(page.host.dispatch(Event(NodeID(rawValue: 99), .click)) == .unknownNode)
    #expect(page.press("On") == .handled)
    #expect(page.press("On") == .paused)
  }

  @Test func eventsWhilePausedDoNotAccumulate() {
    let page = page(limit: .max)
    for number in 0..<50 {
      page.type("\(number)", revision: UInt64(number))
      page.press("Focus")
    }
    #expect(page.host.actionCount == 2)
  }

  @Test func environmentChangesWhenThePageRendersAgain() {
    var values = EnvironmentValues()
    values.locale = Locale(identifier: "en_US")
    let page = TestPage(environment: values) { Text(1.5, format: .number) }
    page.host.isPaused = true
    for identifier in ["de_AT", "en_US", "de_AT"] { page.host.environment.locale = Locale(identifier: identifier) }
    #expect(page.host.environment.locale.identifier == "de_AT")
    #expect(page.texts == ["1.5"])
    page.host.isPaused = false
    #expect(page.takeOps().count == 1)
    #expect(page.texts == ["1,5"])
  }
}
