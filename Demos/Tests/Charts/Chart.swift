import Foundation
import StateGraphs

/// The chart of a demo, for the documentation and the gallery.
package struct Chart {
  private let graph: StateGraph
  private let name: String
  private let title: String

  /// - Parameters:
  ///   - name: The name of the files, without extension.
  ///   - title: The description of the picture for accessibility.
  package init(of graph: StateGraph, named name: String, title: String) {
    (self.graph, self.name, self.title) = (graph, name, title)
  }

  /// Writes the chart to the folder that `Scripts/charts` sets, or does nothing if the script doesn't run the test.
  package func write() throws {
    guard let path = ProcessInfo.processInfo.environment["VSM_CHARTS"] else { return }
    let folder = URL(filePath: path, directoryHint: .isDirectory)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let files = [
      "svg": Data(graph.svg(title: title).utf8), "mmd": Data(graph.mermaid().utf8),
      "json": try encoder.encode(graph) + Data("\n".utf8),
    ]
    for (suffix, data) in files { try data.write(to: folder.appending(path: "\(name).\(suffix)")) }
  }

  /// Writes the chart with the edges that scenarios take, as `write()` does.
  package static func write(_ coverage: StateGraph.Coverage, named name: String, title: String) throws {
    guard let path = ProcessInfo.processInfo.environment["VSM_CHARTS"] else { return }
    let file = URL(filePath: path, directoryHint: .isDirectory).appending(path: "\(name)-coverage.svg")
    try Data(coverage.graph.svg(title: title, coverage.marking).utf8).write(to: file)
  }
}
