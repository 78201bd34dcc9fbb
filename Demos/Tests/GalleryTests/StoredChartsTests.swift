import Foundation
import StateGraphs
import Testing

@testable import gallery

@MainActor struct StoredChartsTests {
  @Test func eachFileIsReadOnce() throws {
    let graph = StateGraph(states: [StateGraph.State("red", isDeclared: true, isInitial: true)], edges: [])
    let data = try JSONEncoder().encode(graph)
    var names: [String] = []
    let charts = StoredCharts { name in
      names.append(name)
      return name == "light" ? data : nil
    }
    for _ in 0..<3 {
      #expect(charts["light"] == graph)
      #expect(charts["none"] == nil)
    }
    #expect(names == ["light", "none"])
  }

  @Test(arguments: ["user-profile", "blog", "search", "to-do-list", "lending"])
  func galleryContainsTheChartsOfItsDemos(name: String) throws {
    #expect(try #require(StoredCharts.shared[name]).states.count > 2)
  }
}
