#if !canImport(SwiftUI) || PortableUI
  import PortableUI

  extension Exploration {
    /// One step of an exploration.
    public enum Step: Hashable, Sendable {
      /// A user action on a control.
      case action(UserAction)
      /// An answer to a pending call, by its name.
      case answer(String)
      /// Advancing the clock.
      case wait(Duration)

      /// The label in the graph. It omits durations, which depend on the previous steps.
      var action: String {
        isWait ? "time passes" : description
      }

      var isWait: Bool {
        if case .wait = self { true } else { false }
      }

      /// Whether the step is a user action.
      var isControl: Bool {
        if case .action = self { true } else { false }
      }
    }
  }

  extension Exploration.Step: CustomStringConvertible {
    /// A readable form of the step: `tap "Save"`.
    public var description: String {
      switch self {
      case .action(let action): action.description
      case .answer(let name): name
      case .wait(let duration): "wait \(duration)"
      }
    }
  }

  extension Exploration.Step {
    /// The step as a line of a test.
    var source: String {
      switch self {
      case .action(let action): action.source
      case .answer(let name): "try steering.choose(\(name.debugDescription))"
      case .wait(let duration):
        "await clock.advance(by: .nanoseconds(\(duration.components.seconds * 1_000_000_000 + duration.components.attoseconds / 1_000_000_000)))"
      }
    }
  }
#endif
