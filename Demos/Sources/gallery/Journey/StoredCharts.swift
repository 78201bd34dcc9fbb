import Foundation
import StateGraphs

extension StateGraph {
  /// The chart of a demo, as an exploration has drawn it.
  ///
  /// - Parameter name: What its file is called.
  static func stored(_ name: String) -> StateGraph? {
    guard let file = Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Charts") else {
      return nil
    }
    return try? JSONDecoder().decode(StateGraph.self, from: Data(contentsOf: file))
  }
}
