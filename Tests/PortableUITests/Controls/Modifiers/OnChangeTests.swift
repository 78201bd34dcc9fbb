import Testing

@testable import PortableUI

@MainActor
@Suite struct OnChangeTests {
  private struct Page: View {
    let log: Log
    @State private var count = 0
    @State private var other = 0
    var body: some View {
      let seen = count
      Text("\(count)")
        .onChange(of: count) { old, new in log.note("\(old)>\(new) in \(seen)") }
        .onChange(of: count, initial: true) { log.note("initial or changed") }
      Button("More") { count += 1 }
      Button("Other \(other)") { other += 1 }
    }
  }

  @Test func newestClosureReceivesTheOldAndTheNewValue() {
    let log = Log()
    let page = TestPage { Page(log: log) }
    #expect(log.take() == ["initial or changed"])
    page.press("More")
    #expect(log.take().sorted() == ["0>1 in 1", "initial or changed"])
    page.press("Other 0")
    #expect(log.take() == [])
  }

  @Test func initialCallPassesTheValueTwice() {
    let log = Log()
    _ = TestPage { Text("a").onChange(of: 5, initial: true) { log.note("\($0) \($1)") } }
    #expect(log.take() == ["5 5"])
  }

  /// Uses the deprecated form where that is no warning.
  @available(*, deprecated)
  private struct Older: View {
    let log: Log
    @State private var count = 0
    var body: some View {
      let seen = count
      Button("More") { count += 1 }.onChange(of: count, perform: { new in log.note("\(new) in \(seen)") })
    }
  }

  @available(*, deprecated)
  @Test func deprecatedFormCallsTheClosureOfTheOldBody() {
    let log = Log()
    let page = TestPage { Older(log: log) }
    page.press("More")
    #expect(log.take() == ["1 in 0"])
  }

  @Test func changeInResponseToAChangeIsInTheSamePatch() {
    struct Page: View {
      @State private var first = 0
      @State private var second = 0
      var body: some View {
        Text("\(first) \(second)").onChange(of: first) { second = first * 10 }
        Button("More") { first += 1 }
      }
    }
    let page = TestPage { Page() }
    page.press("More")
    #expect(page.texts.first == "1 10")
    #expect(page.patches.count == 1)
  }
}
