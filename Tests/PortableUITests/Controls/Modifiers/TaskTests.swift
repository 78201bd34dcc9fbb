import Testing

@testable import PortableUI

@MainActor
@Suite struct TaskTests {
  /// Runs until it is canceled, and records its start and end.
  private struct Worker: View {
    let name: String
    let log: Log
    let changed: Signal
    var body: some View {
      Text(name).task {
        log.note("start \(name)")
        changed.send()
        for await _ in AsyncStream<Void>(unfolding: { await Parked.untilCancelled() }) {}
        log.note("end \(name) \(Task.isCancelled)")
        changed.send()
      }
    }
  }

  private enum Parked {
    static func untilCancelled() async -> Void? {
      let (stream, continuation) = AsyncStream<Void>.makeStream()
      await withTaskCancellationHandler {
        for await _ in stream {}
      } onCancel: {
        continuation.finish()
      }
      return nil
    }
  }

  private struct Page: View {
    let log: Log
    let changed: Signal
    @State private var isShown = true
    @State private var count = 0
    var body: some View {
      if isShown { Worker(name: "a", log: log, changed: changed) }
      Button("Hide") { isShown = false }
      Button("More \(count)") { count += 1 }
    }
  }

  @Test func taskStartsOnceAndIsCanceledWithItsView() async {
    let (log, changed) = (Log(), Signal())
    let page = TestPage { Page(log: log, changed: changed) }
    await changed.wait()
    page.press("More 0")
    #expect(page.host.usage.tasks == 1)
    page.press("Hide")
    await changed.wait()
    #expect(log.take() == ["start a", "end a true"])
    #expect(page.host.usage.tasks == 0)
  }

  @Test func closingThePageCancelsItsTasks() async {
    let (log, changed) = (Log(), Signal())
    let page = TestPage { Worker(name: "a", log: log, changed: changed) }
    await changed.wait()
    page.host.close()
    await changed.wait()
    #expect(log.take() == ["start a", "end a true"])
    #expect(page.host.usage == Usage())
  }

  @Test func changedIdRestartsTheTaskAndEqualIdDoesNot() async {
    struct Page: View {
      let log: Log
      let changed: Signal
      @State private var id = 1
      @State private var other = 0
      var body: some View {
        Text("\(id)").task(id: id) {
          let id = id
          log.note("start \(id)")
          changed.send()
          _ = await Parked.untilCancelled()
          log.note("end \(id)")
          changed.send()
        }
        Button("Next") { id += 1 }
        Button("Other \(other)") { other += 1 }
      }
    }
    let (log, changed) = (Log(), Signal())
    let page = TestPage { Page(log: log, changed: changed) }
    await changed.wait()
    page.press("Other 0")
    page.press("Next")
    await changed.wait()
    await changed.wait()
    #expect(Set(log.take()) == ["start 1", "end 1", "start 2"])
    #expect(page.host.usage.tasks == 1)
    page.host.close()
    await changed.wait()
    #expect(page.host.usage.tasks == 0)
  }

  @Test func stateSetByATaskIsRendered() async {
    struct Page: View {
      let start: Signal
      @State private var text = "before"
      var body: some View {
        Text(text).task {
          await start.wait()
          text = "after"
        }
      }
    }
    let start = Signal()
    let page = TestPage { Page(start: start) }
    await page.nextPatch { start.send() }
    #expect(page.texts == ["after"])
  }

  @Test func taskRunsWithItsPageAsTheCurrentOne() async {
    struct Page: View {
      let found: (ViewHost?) -> Void
      var body: some View { Text("a").task { found(ViewHost.current) } }
    }
    var page: TestPage?
    let host = await withCheckedContinuation { continuation in
      page = TestPage { Page { continuation.resume(returning: $0) } }
    }
    #expect(host === page?.host)
  }

  @Test func taskOfAnImmediatelyRemovedViewNeverStarts() {
    struct Page: View {
      let log: Log
      @State private var isShown = true
      var body: some View {
        if isShown {
          Text("a").onAppear { isShown = false }.task { log.note("started") }
        }
      }
    }
    let log = Log()
    let page = TestPage { Page(log: log) }
    #expect(page.texts == [])
    page.host.close()
    #expect(log.take() == [])
  }
}
