import FeatureSources
import SwiftSyntax

/// Places at which the actions of a feature end, although the feature should go on.
public struct FeatureEndings: Sendable {
  /// An action that ends in a state.
  public struct Place: Sendable {
    public let state: String
    public let action: String
    /// The expression that makes the state.
    public let expression: ExprSyntax
  }

  /// The full name of the enum whose cases are the states.
  public let type: String
  /// States without an action, where actions end and which nothing ever leaves; with the name of such an action.
  public let withoutWayOut: [String: String]
  /// Ends in states without actions, which other actions leave by themselves.
  public let stuck: [Place]
  /// Ends in states that show shared data elsewhere, without following it.
  public let notRejoined: [Place]

  /// Reads the features of a module.
  ///
  /// Features are left out if no view among the files uses their models, since helpers can't be told from actions then.
  public static func all(in files: [SourceFile]) -> [FeatureEndings] {
    let index = FeatureIndex(files)
    guard !index.stateNames.isEmpty else { return [] }
    let table = MemberTable(files, index: index)
    guard !table.mentionedByViews.isEmpty else { return [] }
    return table.places.keys.sorted().compactMap { name in
      guard index.stateNames.contains(name.lastComponent), let content = table.content(of: name) else { return nil }
      return FeatureEndings(BehaviorReader(table: table, state: name, content: content))
    }
  }

  private init(_ behavior: BehaviorReader) {
    let endings = EndingReader(reader: behavior.reader)
    let cases = behavior.table.cases[behavior.content] ?? []
    let actions = cases.flatMap { node in
      behavior.contents(of: node).actions.map { action in
        Action(state: node.name, name: action.name, ending: action.codes.map { endings.ending(of: $0) }.combined)
      }
    }
    let streamed = actions.flatMap(\.ending.streamed)
    let graph = behavior.behavior.graph
    let left = Set(graph.edges.filter(\.leadsElsewhere).map(\.from))

    type = behavior.content
    let inactive = Set(cases.filter { !behavior.canAct(in: $0) }.map(\.name)).subtracting(streamed.map(\.state))
    let stops = actions.flatMap { action in
      action.ending.stops.filter { inactive.contains($0.state) }.map { action.place($0) }
    }
    withoutWayOut = Dictionary(
      stops.filter { !left.contains($0.state) }.map { ($0.state, $0.action) }, uniquingKeysWith: { first, _ in first })
    stuck = stops.filter { left.contains($0.state) }.unique

    // A state that comes before the data is followed has nothing to rejoin.
    var following = Set(streamed.map(\.state))
    while let next = graph.edges.first(where: { following.contains($0.from) && !following.contains($0.to) }) {
      following.insert(next.to)
    }
    notRejoined =
      actions.filter { following.contains($0.state) }.flatMap { action in
        action.ending.stops.filter { stop in !stop.isAfterFailure && streamed.contains { $0.looksLike(stop) } }
          .map { action.place($0) }
      }.unique
  }

  private struct Action {
    let state: String
    let name: String
    let ending: Ending

    func place(_ stop: Stop) -> Place { Place(state: stop.state, action: name, expression: stop.place) }
  }
}

extension Sequence<FeatureEndings.Place> {
  /// The places, only the first for each expression.
  fileprivate var unique: [FeatureEndings.Place] {
    var known: Set<ExprSyntax> = []
    return filter { known.insert($0.expression).inserted }
  }
}

extension BehaviorReader {
  /// Whether a state has an action, used by a view or not, or a value that can hold one.
  fileprivate func canAct(in node: EnumCase) -> Bool {
    var all = self
    all.includesUnused = true
    return !all.contents(of: node).actions.isEmpty
      || node.parameters.contains { $0.type.map(reader.mentionsState) ?? false }
  }
}
