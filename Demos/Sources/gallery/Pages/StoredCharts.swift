import Foundation
import StateGraphs

/// The stored charts of the demos, which an exploration has recorded. Each file is read once.
@MainActor
final class StoredCharts {
  static let shared = StoredCharts { name in
    Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Charts").flatMap {
      try? Data(contentsOf: $0)
    }
  }

  private let read: (String) -> Data?
  private var known: [String: StateGraph?] = [:]

  /// - Parameter read: Returns the content of the file with a name, or `nil` if there is none.
  init(read: @escaping (String) -> Data?) { self.read = read }

  /// The chart in the file with a name, or `nil` if it doesn't exist or is invalid.
  subscript(name: String) -> StateGraph? {
    if let known = known[name] { return known }
    let chart = read(name).flatMap { try? JSONDecoder().decode(StateGraph.self, from: $0) }
    known[name] = .some(chart)
    return chart
  }
}
