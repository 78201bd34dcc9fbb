public import Foundation
public import StateGraphs
import VSMTestingCore
public import VSMTestingRequirements

extension Requirements {
  /// Runs the scenarios, and returns which of them take each edge of an explored graph.
  ///
  /// ```swift
  /// let coverage = try await Requirements().coverage(of: exploration.graph, with: profileSteps) { ProfileWorld() }
  /// coverage.expectAll()
  /// ```
  ///
  /// Scenarios tagged `@skip` or `@pending` cover nothing.
  ///
  /// - Parameters:
  ///   - graph: The graph of the feature, as an ``Exploration`` finds it.
  ///   - name: The name of a moment, as in the exploration.
  ///   - world: Creates the shared state of the steps of one scenario, which opens the pages.
  /// - Throws: The failure of a scenario.
  @MainActor
  public func coverage<World: PageWorld>(
    of graph: StateGraph, with steps: Steps<World>,
    name: @escaping @MainActor ([StateInContainer]) -> String = StateInContainer.names,
    in world: () throws -> World
  ) async throws -> StateGraph.Coverage {
    var walks: [StateGraph.Walk] = []
    for scenario in scenarios where !scenario.isLeftOut && !scenario.isPending {
      let pages = PageWalks(name: name)
      try await PageWalks.$current.withValue(pages) { try await scenario.perform(in: world(), with: steps) }
      walks += pages.walks(of: scenario.description)
    }
    return StateGraph.Coverage(of: graph, by: walks)
  }
}

extension StateGraph.Coverage {
  /// Writes the coverage as JSON, which `vsm requirements` reads.
  public func write(to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try (encoder.encode(self) + Data("\n".utf8)).write(to: file)
  }

  /// Expects that a scenario takes each edge, and proposes a scenario for each one that none takes.
  ///
  /// - Parameter isRejected: Whether the requirements leave an edge out on purpose.
  @MainActor
  public func expectAll(
    except isRejected: (StateGraph.Edge) -> Bool = { _ in false },
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let missing = uncovered.filter { !isRejected($0) }
    let proposals = proposals
    let location = TestLocation(fileID, filePath, line, column)
    if !missing.isEmpty {
      let drafts = missing.map { edge in
        proposals.first { $0.edge == edge }?.text ?? "\(StateGraph.ProposedScenario.name(of: edge))\n"
      }
      let message = """
        No scenario covers \(missing.count) of \(edges.count) edges. Write these, or leave them out with `except`. The \
        drafts can lack steps that make an action possible, such as typing.
        """
      TestFailure(([message] + drafts).joined(separator: "\n\n"), at: location).record()
    }
    let rejectedInVain = edges.filter { !$0.scenarios.isEmpty && isRejected($0.edge) }
    if !rejectedInVain.isEmpty {
      let list = rejectedInVain.map { "\(StateGraph.ProposedScenario.name(of: $0.edge)): \($0.scenarios[0])" }
      let message = "Scenarios take edges that `except` leaves out. Remove the exceptions:"
      TestFailure(([message] + list).joined(separator: "\n"), at: location).record()
    }
  }
}
