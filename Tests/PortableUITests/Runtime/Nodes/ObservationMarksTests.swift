import Observation
import Testing

@testable import PortableUI

@MainActor @Observable
private final class Model {
  var title = "a"
}

/// The node of a page's first body.
@MainActor
private final class Witness {
  var node: _Node?
  var bodies = 0

  /// The number of weak references to the node, of which each registration has one.
  var registrations: Int { node.map { Int(_getWeakRetainCount($0)) } ?? 0 }
}

private struct Counted: View {
  let model: Model
  let witness: Witness
  @State private var count = 0

  var body: some View {
    let _ = witness.node = TreeContext.reader
    let _ = witness.bodies += 1
    Text("\(model.title) \(count)")
    Button("More") { count += 1 }
  }
}

@MainActor struct ObservationMarksTests {
  private let model = Model()
  private let witness = Witness()

  @Test func repeatedBodiesDoNotAccumulateRegistrations() {
    let page = TestPage { Counted(model: model, witness: witness) }
    page.press("More")
    let few = witness.registrations
    for _ in 0..<100 { page.press("More") }
    #expect(witness.bodies == 102)
    #expect(witness.registrations == few)
    #expect(few > 0)
  }

  @Test func bodyWithoutObservableReadsIsNotRegistered() {
    struct Parent: View {
      let witness: Witness
      @State private var count = 0
      var body: some View {
        Child(witness: witness, count: count)
        Button("More") { count += 1 }
      }
    }
    struct Child: View {
      let witness: Witness
      let count: Int
      var body: some View {
        let _ = witness.node = TreeContext.reader
        let _ = witness.bodies += 1
        Text("\(count)")
      }
    }
    let page = TestPage { Parent(witness: witness) }
    let few = witness.registrations
    for _ in 0..<3 { page.press("More") }
    #expect(witness.bodies == 4)
    #expect(witness.registrations == few)
  }

  @Test func newestReadingStaysRegistered() {
    let page = TestPage { Counted(model: model, witness: witness) }
    for title in ["b", "c", "d"] {
      page.press("More")
      model.title = title
      page.host.flush()
      #expect(page.texts.first?.hasPrefix(title) == true)
    }
    #expect(witness.bodies == 7)
  }

  @Test func endingARegistrationRendersNothing() {
    let page = TestPage { Counted(model: model, witness: witness) }
    page.press("More")
    page.press("More")
    page.host.flush()
    #expect(witness.bodies == 3)
  }
}
