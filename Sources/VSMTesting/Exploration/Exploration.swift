#if !canImport(SwiftUI) || PortableUI
  import PortableUI
  import StateGraphs

  /// What a feature does when everything that can be done in it is done: its graph, and what is wrong with it.
  ///
  /// ```swift
  /// let exploration = await Exploration(texts: ["Username": ["Grace"]]) { steering in
  ///   LoadUserProfileView(userId: 1, repository: SteeredProfiles(steering))
  /// }
  /// exploration.expectNoFindings()
  /// ```
  ///
  /// Beginning with a fresh page, every control that the page offers is used, every pending call of a steered dependency
  /// is answered in every declared way, and time passes to the next instant for which something waits; breadth first, each
  /// way on a page of its own. Two moments are the same when the states have the same names and the same can be done, with
  /// the same in the fields; what is done there is tried once.
  ///
  /// A crash cannot be caught. The way that led to it is then written to the standard error, before the report of a handler
  /// that was installed earlier, such as Swift's own.
  public struct Exploration: Sendable {
    /// The feature's states and what leads from one to another. A page with several containers is in all their states at
    /// once: `loaded · editing`.
    public let graph: StateGraph

    /// What is wrong, the nearest to the beginning first within each kind.
    public let findings: [Finding]

    /// The bounds that kept the exploration from seeing everything.
    public let reachedBounds: [Bound]

    /// How many steps were tried, those not counted that only led to where a step was tried.
    public let stepCount: Int

    /// How many different moments were found.
    public let momentCount: Int

    /// Explores a feature.
    ///
    /// - Parameters:
    ///   - texts: What is typed into the fields, by their labels.
    ///   - declared: Names of states that ought to be produced. The cases of enums are known without that; a type that
    ///     names its states itself has none that can be known.
    ///   - waiting: Names of states in which something has to be under way, such as `loading`. States that show a
    ///     `ProgressView` without a value are known without that.
    ///   - limits: Where the exploration ends at the latest.
    ///   - environment: The environment of the page.
    ///   - name: Returns the name of a moment for the states of its containers, those of the oldest container first. By
    ///     default that is their names, each once. A declared state that would change no name is left out of the graph, and
    ///     is not said to be never produced. A page that has had no container yet has the name of the dialog in front, or
    ///     else of its first heading, if it has any.
    ///   - isPatient: Whether people wait where time is about to make a difference, and do nothing meanwhile. What happens to
    ///     those who do not is left out then, which makes the graph of a feature with timers easier to read.
    ///   - isUsed: Whether a step is tried, for controls that lead out of the feature.
    ///   - feature: Makes the feature anew for each way, with the dependencies that the exploration answers.
    @MainActor
    public init<Content: View>(
      texts: [String: [String]] = [:],
      declared: [String] = [],
      waiting: Set<String> = [],
      limits: Limits = Limits(),
      environment: EnvironmentValues = EnvironmentValues(),
      name: @escaping @MainActor ([StateInContainer]) -> String = StateInContainer.names,
      isPatient: Bool = false,
      isUsed: @escaping @MainActor (Step) -> Bool = { _ in true },
      @ViewBuilder feature: @escaping @MainActor (Steering) -> Content
    ) async {
      let explorer = Explorer(limits: limits, declared: declared, isPatient: isPatient, isUsed: isUsed) {
        ExplorationRun(texts: texts, waiting: waiting, environment: environment, name: name, feature: feature)
      }
      await explorer.explore()
      (graph, findings) = (explorer.graph, explorer.findings)
      reachedBounds = explorer.reachedBounds.sorted()
      (stepCount, momentCount) = (explorer.stepCount, explorer.momentCount)
    }
  }

  extension Exploration {
    /// Where an exploration ends at the latest.
    public struct Limits: Hashable, Sendable {
      /// How many different moments are looked at.
      public var moments: Int
      /// How many steps are tried.
      public var steps: Int
      /// How many steps a way has at most.
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
#endif
