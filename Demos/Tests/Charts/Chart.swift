import Foundation
import StateGraphs

/// The chart of a demo, for the documentation and the gallery.
package struct Chart {
  private let graph: StateGraph
  private let name: String
  private let title: String

  /// - Parameters:
  ///   - name: What the files are called.
  ///   - title: What the picture shows, for those who cannot see it.
  package init(of graph: StateGraph, named name: String, title: String) {
    (self.graph, self.name, self.title) = (graph, name, title)
  }

  /// Writes the chart where `Scripts/charts` wants it; does nothing when that did not start the test.
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
}
