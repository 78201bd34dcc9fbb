/// A world that records the calls of its steps.
@MainActor final class Journal {
  var lines: [String] = []
}
