import Observation
import Testing

@testable import PortableUI

@MainActor
private final class Counter {
  var bodies = 0
}

@MainActor @Observable
private final class Model {
  var title = "a"
  var unread = 0
}

private struct Probe: View {
  let counter: Counter
  @State private var count = 0
  @State private var unread = 0

  var body: some View {
    let _ = counter.bodies += 1
    VStack {
      Text("Count: \(count)")
      Button("More") { count += 1 }
      Button("Silent") { unread += 1 }
      Button("Twice") {
        count += 1
        count += 1
      }
    }
  }
}

private struct Title: View {
  let model: Model
  let counter: Counter
  var body: some View {
    let _ = counter.bodies += 1
    Text(model.title)
  }
}

@MainActor
@Suite struct InvalidationTests {
  @Test func settingAReadStateRendersOnceAndRecordsOneOperation() throws {
    let counter = Counter()
    let page = TestPage { Probe(counter: counter) }
    let label = try #require(page.node(text: "Count: 0"))
    #expect(page.press("More") == .handled)
    #expect(page.takeOps() == [.text(label.id, "Count: 1")])
    #expect(counter.bodies == 2)
  }

  @Test func unreadStateInvalidatesNothing() {
    let counter = Counter()
    let page = TestPage { Probe(counter: counter) }
    page.press("Silent")
    #expect(page.takeOps() == [])
    #expect(counter.bodies == 1)
  }

  @Test func changesDuringOneEventAreRenderedTogether() throws {
    let counter = Counter()
    let page = TestPage { Probe(counter: counter) }
    let label = try #require(page.node(text: "Count: 0"))
    page.press("Twice")
    #expect(page.takeOps() == [.text(label.id, "Count: 2")])
    #expect(counter.bodies == 2)
  }

  @Test func changingOneOf500RowsTakesOneBodyAndOneOperation() throws {
    let counter = Counter()
    let models = (0..<500).map { _ in Model() }
    let page = TestPage {
      List(0..<500, id: \.self) { index in Title(model: models[index], counter: counter) }
    }
    // The first one is evaluated once more, to find out whether rows depend on what can change.
    #expect(counter.bodies == 501)
    let label = page.host.tree.all.filter { $0.tag == .span }[250]
    models[250].title = "b"
    page.host.flush()
    #expect(page.takeOps() == [.text(label.id, "b")])
    #expect(counter.bodies == 502)
  }

  @Test func unreadObservableValueInvalidatesNothing() {
    let counter = Counter()
    let model = Model()
    let page = TestPage { Title(model: model, counter: counter) }
    model.unread = 1
    page.host.flush()
    #expect(page.takeOps() == [])
    #expect(counter.bodies == 1)
  }

  /// Rows share one reading until something that it observes changes for the first time.
  @Test func valueReadByOneRowRendersOnlyThatRowFromTheSecondChangeOn() throws {
    let models = (0..<3).map { _ in Model() }
    let reads = Counter()
    let page = TestPage {
      ForEach(0..<3, id: \.self) { index in
        let _ = reads.bodies += 1
        Text(models[index].title)
      }
    }
    #expect(reads.bodies == 3)
    models[1].title = "b"
    page.host.flush()
    #expect(page.texts == ["a", "b", "a"])
    #expect(reads.bodies == 6)
    #expect(page.takeOps().count == 1)
    for (index, title) in [(1, "c"), (2, "d"), (1, "e")] {
      models[index].title = title
      page.host.flush()
      #expect(page.takeOps().count == 1)
    }
    #expect(page.texts == ["a", "e", "d"])
    #expect(reads.bodies == 9)
  }

  @Test func changeOutsideAnEventIsRenderedOnTheNextTurn() async {
    let model = Model()
    let page = TestPage { Title(model: model, counter: Counter()) }
    await confirmation { rendered in
      await withCheckedContinuation { continuation in
        page.host.didRender = { _ in
          rendered()
          continuation.resume()
        }
        model.title = "b"
        model.title = "c"
      }
    }
    #expect(page.texts == ["c"])
  }

  @Test func pausedHostRendersNothingUntilItResumes() {
    let model = Model()
    let page = TestPage { Title(model: model, counter: Counter()) }
    page.host.isPaused = true
    model.title = "b"
    page.host.flush()
    #expect(page.takeOps() == [])
    model.title = "c"
    page.host.isPaused = false
    #expect(page.takeOps().count == 1)
    #expect(page.texts == ["c"])
  }

  @Test func unchangedChildIsNotRenderedWithItsParent() {
    struct Parent: View {
      let counter: Counter
      @State private var other = 0
      var body: some View {
        Child(counter: counter, name: "fixed")
        Button("Other \(other)") { other += 1 }
      }
    }
    struct Child: View {
      let counter: Counter
      let name: String
      var body: some View {
        let _ = counter.bodies += 1
        Text(name)
      }
    }
    let counter = Counter()
    let page = TestPage { Parent(counter: counter) }
    page.press("Other 0")
    #expect(page.texts.contains("Other 1"))
    #expect(counter.bodies == 1)
  }

  @Test func endlessUpdatesAreStoppedAndReported() {
    struct Loop: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)").onChange(of: count) { count += 1 }
        Button("Start") { count += 1 }
      }
    }
    let page = TestPage { Loop() }
    page.press("Start")
    #expect(page.diagnostics.map(\.kind) == [.updateLoop])
    #expect(page.press("Start") == .handled)
  }
}
