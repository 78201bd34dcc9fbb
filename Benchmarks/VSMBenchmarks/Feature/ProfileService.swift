import Benchmark

/// The dependency of the feature's models.
final class ProfileService {
  private var notes = 0

  func name(of userID: Int) -> String { "User \(userID)" }
  func note(_ event: String) { notes += 1 }

  /// Leaves the caller's actor, like a request. Without work, it would stay.
  @concurrent nonisolated static func elsewhere() async { blackHole(()) }
}
