import Benchmark

/// What the feature's models hold on to.
final class ProfileService {
  private var notes = 0

  func name(of userID: Int) -> String { "User \(userID)" }
  func note(_ event: String) { notes += 1 }

  /// Leaves the actor of whoever calls, as a request does. Without anything to do it would not.
  @concurrent nonisolated static func elsewhere() async { blackHole(()) }
}
