#if !canImport(SwiftUI) || PortableUI
  import PortableUI

  extension Exploration {
    /// A problem of a feature, with the shortest path to it that was found.
    public struct Finding: Hashable, Sendable {
      public enum Kind: Hashable, Sendable {
        /// The state is declared, but no step produced it.
        case neverProduced(String)
        /// No step led from the state to another.
        case noWayOut(String)
        /// The control had no effect whenever it was used in this state.
        case withoutEffect(Step, in: String)
        /// The state looks busy, because of a `ProgressView` or its name, but nothing is in progress.
        ///
        /// In progress are running actions of the page's containers, tasks of the page's views, sleeps on the page's
        /// clock, and pending calls of steered dependencies that have not been canceled.
        case looksBusy(String)
        /// The answer to a superseded call led to the state.
        case late(String)
        /// The runtime reported a misuse.
        case diagnostic(Diagnostic)
        /// The path was repeated, but this step was not available at its end.
        case notRepeatable(Step)
      }

      public let kind: Kind

      /// The steps, starting with a new page. Empty for a state that is never produced.
      public let path: [Step]
    }
  }

  extension Exploration.Finding: CustomStringConvertible {
    public var description: String {
      let problem =
        switch kind {
        case .neverProduced(let state): "The state \(state) is declared but never produced."
        case .noWayOut(let state): "The state \(state) has no way out."
        case .withoutEffect(let step, let state): "In the state \(state), \(step) has no effect."
        case .looksBusy(let state): "The state \(state) looks busy, but nothing is in progress."
        case .late(let state): "The state \(state) comes late: from the answer to a superseded call."
        case .diagnostic(let diagnostic): diagnostic.message
        case .notRepeatable(let step):
          "Repeating the path did not lead to \(step): the result depends on something that is not steered."
        }
      return path.isEmpty ? problem : "\(problem) Path: \(path.map(\.description).joined(separator: ", "))."
    }
  }
#endif
