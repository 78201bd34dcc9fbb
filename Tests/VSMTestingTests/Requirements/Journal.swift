/// The world of scenarios that only write down what their steps were told.
@MainActor final class Journal {
  var lines: [String] = []
}
