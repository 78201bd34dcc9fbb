import ArgumentParser
import Behavior
import FeatureSources
import Foundation
import StateGraphs

/// `vsm diagram`
struct DiagramCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diagram",
    abstract: "Draw the states of features and the actions between them, as their source says.",
    discussion: """
      Reads the types of actions' results and their bodies; nothing is compiled or run. The label 'then' \
      marks an arrow to a state that follows by itself, such as 'loaded' after 'loading'. States that nothing leads to \
      are dashed.

      --explored compares a feature with the graph of an exploration, in the JSON that 'exploration.graph' encodes to. \
      Arrows of only one of them are labeled with the one that has them, arrows of both are highlighted, and the \
      differences are listed on the standard error.

      Exit status: 0 if the features were drawn, 1 if source and exploration differ, 2 if the arguments are wrong or a \
      file could not be read.

      Examples:
        vsm diagram Sources/Blog
        vsm diagram Sources/Blog --format svg --output Documentation
        vsm diagram Sources/Blog --feature BlogViewState --explored Charts/blog.json
      """
  )

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case mermaid, dot, svg, text

    var suffix: String { self == .mermaid ? "mmd" : self == .text ? "txt" : rawValue }
  }

  @Option(help: "The output: Mermaid, DOT of Graphviz, SVG, or sentences.")
  var format: Format = .mermaid

  @Option(help: "The name of a type of states; by default, all are drawn.")
  var feature: [String] = []

  @Option(help: "A folder into which a file is written for each feature; by default, everything is printed.")
  var output: String?

  @Option(help: "A JSON file with the graph of an exploration, to compare a feature with.")
  var explored: String?

  @Argument(help: "Swift files, and folders that are searched for them. Pass whole modules.")
  var paths: [String]

  func run() throws {
    let reading = SourceReading(paths: paths)
    for problem in reading.problems { Terminal.printError("\(problem)") }
    let all = Module.all(in: reading.files).flatMap { Behavior.all(in: $0.files) }
    if all.isEmpty, !reading.problems.isEmpty { throw ExitCode(2) }
    let features = try chosen(from: all)
    let exploration = try explored.map(readGraph)
    if exploration != nil, features.count != 1 {
      throw failure(
        "vsm: error: --explored compares one feature, but there are \(features.count): choose one with --feature, such as --feature \(features[0].name)."
      )
    }
    if format == .svg, output == nil, features.count != 1 {
      throw failure(
        "vsm: error: an SVG file has one drawing, but there are \(features.count) features: pass --output FOLDER, or --feature \(features[0].name)."
      )
    }
    var differences: [String] = []
    for feature in features {
      let comparison = exploration.map { ExplorationComparison(source: feature.graph, explored: $0) }
      differences += comparison?.differences ?? []
      try show(draw(feature, comparison), of: feature, isOnlyOne: features.count == 1)
    }
    for difference in differences { Terminal.printError(difference) }
    if !reading.problems.isEmpty { throw ExitCode(2) }
    if !differences.isEmpty { throw ExitCode(1) }
  }

  private func chosen(from features: [Behavior]) throws -> [Behavior] {
    if features.isEmpty {
      throw failure(
        "vsm: error: there is no feature in these files: no type is used as a state of VSM; pass the folder of a module."
      )
    }
    for name in feature where !features.contains(where: { $0.name == name }) {
      throw failure(
        "vsm: error: there is no feature '\(name)'; there are \(features.map(\.name).joined(separator: ", ")).")
    }
    return feature.isEmpty ? features : features.filter { feature.contains($0.name) }
  }

  private func readGraph(_ path: String) throws -> StateGraph {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw failure("\(path): error: the graph can't be read: the file does not exist; check its path.")
    }
    do {
      return try JSONDecoder().decode(StateGraph.self, from: data)
    } catch {
      throw failure("\(path): error: this is not the JSON of a state graph (\(error)); encode 'exploration.graph'.")
    }
  }

  private func draw(_ feature: Behavior, _ comparison: ExplorationComparison?) -> String {
    let graph = comparison?.graph ?? feature.graph
    let marking = comparison?.marking ?? .none
    switch format {
    case .mermaid: return graph.mermaid(marking)
    case .dot: return graph.dot(marking)
    case .svg: return graph.svg(title: feature.name, marking)
    case .text: return graph.words + "\n"
    }
  }

  private func show(_ drawing: String, of feature: Behavior, isOnlyOne: Bool) throws {
    guard let output else {
      let comment = format == .dot ? "//" : "%%"
      if !isOnlyOne || format == .mermaid {
        print(format == .text ? "\(feature.name):" : "\(comment) \(feature.name), \(feature.path):\(feature.line)")
      }
      return print(drawing, terminator: isOnlyOne ? "" : "\n")
    }
    let path = (output.hasSuffix("/") ? output : output + "/") + "\(feature.name).\(format.suffix)"
    do {
      try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
      try Data(drawing.utf8).write(to: URL(filePath: path), options: .atomic)
      print("Wrote \(path).")
    } catch {
      throw failure("\(path): error: the drawing can't be written: \(error.localizedDescription) Check the folder.")
    }
  }

  private func failure(_ message: String) -> ExitCode {
    Terminal.printError(message)
    return ExitCode(2)
  }
}
