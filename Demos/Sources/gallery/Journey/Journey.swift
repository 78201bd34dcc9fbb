import CombineShim
import Observation

/// The states that the features of one page went through, newest last.
@MainActor @Observable final class Journey: ObservableObject {
  struct Stop: Identifiable, Equatable {
    /// Counts the stops of a journey from 1.
    let id: Int
    let name: String
  }

  /// A page can stay open for ever; what is older than this many stops is forgotten.
  static let longest = 200

  private(set) var stops: [Stop] = []

  func reach(_ name: String) {
    stops.append(Stop(id: (stops.last?.id ?? 0) + 1, name: name))
    if stops.count > Self.longest { stops.removeFirst() }
  }
}
