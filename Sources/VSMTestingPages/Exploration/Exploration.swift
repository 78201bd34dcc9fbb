public import Foundation
import PortableUI
import StateGraphs
import VSMTestingCore

/// The result of trying every step in a feature: its graph and its problems.
///
/// ```swift
/// let exploration = await Exploration(texts: ["Username": ["Grace"]]) { steering in
///   LoadUserProfileView(userId: 1, repository: SteeredProfiles(steering))
/// }
/// exploration.expectNoFindings()
/// ```
///
/// Starting with a new page, every control is used, every pending call of a steered dependency is answered in every
/// declared way, and the clock advances to the next deadline. The search is breadth-first, and each path runs on a
/// page of its own. Two moments are equal if their states have the same names, the same steps are available, and the
/// fields have the same values. Each step of a moment is tried once. Paths are repeated from the start instead of
/// observing an old state again, because that would not restore the pending calls.
///
/// A crash cannot be caught. The path that led to it is then written to standard error, before the report of a signal
/// handler that was installed earlier, such as Swift's own.
public struct Exploration: Sendable {
  /// The states of the feature and the steps between them. A page with several containers combines their states:
  /// `loaded · editing`.
  public let graph: StateGraph

  private let containerGraphs: [ObjectIdentifier: StateGraph]

  /// Returns the graph of the containers with this type of states, or `nil` if the feature has created none.
  ///
  /// ``graph`` combines the states of all containers of a page: if they are independent, the number of its states is
  /// the product of theirs. Their own graphs have only the states of one container and the steps that changed it.
  public func graph<State>(of type: State.Type) -> StateGraph? { containerGraphs[ObjectIdentifier(type)] }

  /// The problems, in order of their distance from the start within each kind.
  public let findings: [Finding]

  /// The bounds that made the exploration incomplete.
  public let reachedBounds: [Bound]

  /// The states in which a person continues after the process was replaced, as by a deploy, for each state in which that
  /// happened. Empty unless the exploration was asked to replace it.
  ///
  /// A state that continues in the first one has lost what it had.
  public let restarts: [String: Set<String>]

  /// The texts that browsers keep in each state. Empty unless the exploration was asked to replace the process.
  public let keptStates: KeptStates

  /// The continuations of the states of the deployed version, by their names.
  public let continuations: [String: KeptStates.Continuation]

  /// The moments and steps, for laws.
  let paths: ExploredPaths

  /// The number of steps that were tried. Steps that only repeat a path are not counted.
  let stepCount: Int

  /// The number of different moments.
  let momentCount: Int

  /// Explores a feature.
  ///
  /// - Parameters:
  ///   - texts: The texts to type into the fields, by their labels.
  ///   - events: The events that the scripts of web components send, as values of their types `Event`, by the labels of
  ///     the components or the names of their custom elements.
  ///   - files: The files that a person chooses where a `fileImporter` asks for some, by their names.
  ///   - declared: Names of states that must be produced. The cases of enums are included automatically, except for a
  ///     type that names its states itself.
  ///   - waiting: Names of states in which something must be in progress, such as `loading`. States that show a
  ///     `ProgressView` without a value are included automatically.
  ///   - counting: The calls, by the name of the dependency, or the answers, such as `pay succeeds`, whose number
  ///     distinguishes moments, with the greatest number in a ``Law``. It multiplies the number of moments.
  ///   - limits: The bounds of the exploration.
  ///   - environment: The environment of the page.
  ///   - name: Returns the name of a moment for the states of its containers, ordered by the age of the container.
  ///     The default joins the distinct names of the states. A declared state that would change no name is left out
  ///     of the graph and of the findings. A page that has had no container yet is named after its frontmost dialog,
  ///     or else its first heading, if any.
  ///   - isPatient: Whether no control is used while a sleep on the clock is pending. This simplifies the graph of a
  ///     feature with timers, but leaves out user actions during these sleeps.
  ///   - isRestarted: Whether the process is replaced in each moment, with a page that continues with what the browser
  ///     keeps; see ``restarts``.
  ///   - deployed: The states that the deployed version keeps, with which this one has to continue; see ``continuations``.
  ///   - isUsed: Whether a step is tried. Use it to exclude controls that lead out of the feature.
  ///   - feature: Creates the feature for each path, with the dependencies that the exploration answers.
  @MainActor
  public init<Content: View>(
    texts: [String: [String]] = [:],
    events: [String: [any Encodable]] = [:],
    files: [String: Data] = [:],
    declared: [String] = [],
    waiting: Set<String> = [],
    counting: [String: Int] = [:],
    limits: Limits = Limits(),
    environment: EnvironmentValues = EnvironmentValues(),
    name: @escaping @MainActor ([StateInContainer]) -> String = StateInContainer.names,
    isPatient: Bool = false,
    isRestarted: Bool = false,
    deployed: KeptStates? = nil,
    isUsed: @escaping @MainActor (Step) -> Bool = { _ in true },
    @ViewBuilder feature: @escaping @MainActor (Steering) -> Content
  ) async {
    let events = events.mapValues { $0.map(Self.json) }
    let explorer = Explorer(
      limits: limits, declared: declared, isPatient: isPatient, isRestarted: isRestarted, isUsed: isUsed
    ) {
      ExplorationRun(
        texts: texts, events: events, files: files, waiting: waiting, counting: counting, environment: environment,
        name: name, feature: feature)
    }
    await explorer.explore()
    (graph, findings) = (explorer.graph, explorer.findings)
    containerGraphs = explorer.containerGraphs
    reachedBounds = explorer.reachedBounds.sorted()
    (restarts, keptStates, paths) = (explorer.restarts, explorer.keptStates, explorer.paths)
    continuations = await explorer.continuations(of: deployed)
    (stepCount, momentCount) = (explorer.stepCount, explorer.momentCount)
  }
}

extension Exploration {
  private static func json(of event: any Encodable) -> String {
    do {
      return try ComponentCoding.text(of: event)
    } catch {
      preconditionFailure("The event \(event) cannot be sent, since it has no JSON: \(error).")
    }
  }
}

extension Exploration {
  /// The bounds of an exploration.
  public struct Limits: Hashable, Sendable {
    /// The maximum number of different moments.
    public var moments: Int
    /// The maximum number of steps.
    public var steps: Int
    /// The maximum number of steps in a path.
    public var depth: Int

    public init(moments: Int = 300, steps: Int = 2_000, depth: Int = 20) {
      (self.moments, self.steps, self.depth) = (moments, steps, depth)
    }
  }

  /// A bound that an exploration reached.
  public enum Bound: String, Hashable, Sendable, Comparable, CustomStringConvertible {
    case moments, steps, depth

    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    public var description: String { "The exploration is not complete: it reached its bound of \(rawValue)." }
  }
}

extension Exploration {
  /// Fails the test for each finding and each bound that was reached.
  ///
  /// - Parameter isExpected: Whether a finding is intended, such as the final state of a wizard, which has no way
  ///   out.
  public func expectNoFindings(
    except isExpected: (Finding) -> Bool = { _ in false },
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let location = TestLocation(fileID, filePath, line, column)
    for finding in findings where !isExpected(finding) { TestFailure(finding.description, at: location).record() }
    for bound in reachedBounds { TestFailure(bound.description, at: location).record() }
  }
}
