import Observation
import SwiftUIShim

/// The count that all pages show.
///
/// It starts high, so that the harness recognizes its numbers in any patch.
@MainActor @Observable
final class SharedCounter {
  static let shared = SharedCounter()

  var count = 1_000_000
}

/// A label and a button, with one model for all pages: a click in one page changes every page.
struct SharedCounterPage: View {
  let counter: SharedCounter

  var body: some View {
    Text("Count: \(counter.count)")
    Button("Increment") { counter.count += 1 }
  }
}
