#if !canImport(SwiftUI) || PortableUI
  import PortableUI

  extension Exploration {
    /// Something that is wrong with a feature, with the shortest way to it that was found.
    public struct Finding: Hashable, Sendable {
      public enum Kind: Hashable, Sendable {
        /// The state is declared, and nothing that was done produced it.
        case neverProduced(String)
        /// Nothing that was done led from the state to another.
        case noWayOut(String)
        /// The control did nothing whenever it was used in this state.
        case withoutEffect(Step, in: String)
        /// The state says that something is under way, by a `ProgressView` or by its name, and nothing is.
        ///
        /// Under way are actions that a container of the page follows, tasks of the page's views, what waits for the
        /// page's clock, and pending calls of steered dependencies that have not been cancelled.
        case looksBusy(String)
        /// The answer to a call that something newer had superseded led to the state all the same.
        case late(String)
        /// The runtime noticed a misuse.
        case diagnostic(Diagnostic)
        /// The same way did not lead to where this step can be done a second time.
        case notRepeatable(Step)
      }

      public let kind: Kind

      /// What was done, beginning with a fresh page. It is empty where a state is never produced.
      public let path: [Step]
    }
  }

  extension Exploration.Finding: CustomStringConvertible {
    public var description: String {
      let problem =
        switch kind {
        case .neverProduced(let state): "The state \(state) is declared and never produced."
        case .noWayOut(let state): "The state \(state) has no way out."
        case .withoutEffect(let step, let state): "In the state \(state), \(step) does nothing."
        case .looksBusy(let state): "The state \(state) looks busy, and nothing is under way."
        case .late(let state): "The state \(state) comes late: from an answer that something newer had superseded."
        case .diagnostic(let diagnostic): diagnostic.message
        case .notRepeatable(let step): "The same way did not lead to \(step) twice: something else decides, too."
        }
      return path.isEmpty ? problem : "\(problem) The way there: \(path.map(\.description).joined(separator: ", "))."
    }
  }
#endif
