import Foundation
import StateGraphs

/// The charts of the demos, as an exploration has drawn them; each file is read once.
@MainActor
final class StoredCharts {
  static let shared = StoredCharts { name in
    Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Charts").flatMap {
      try? Data(contentsOf: $0)
    }
  }

  private let read: (String) -> Data?
  private var known: [String: StateGraph?] = [:]

  /// - Parameter read: Reads the file of this name; `nil` where there is none.
  init(read: @escaping (String) -> Data?) { self.read = read }

  /// The chart in the file of this name; `nil` where there is none that can be read.
  subscript(name: String) -> StateGraph? {
    if let known = known[name] { return known }
    let chart = read(name).flatMap { try? JSONDecoder().decode(StateGraph.self, from: $0) }
    known[name] = .some(chart)
    return chart
  }
}
