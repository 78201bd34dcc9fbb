#if !canImport(SwiftUI) || PortableUI
  import PortableUI

  extension Exploration {
    /// One thing that is done in an exploration.
    public enum Step: Hashable, Sendable {
      /// A person uses a control.
      case action(UserAction)
      /// A pending call is answered, by the name of the answer.
      case answer(String)
      /// Time passes.
      case wait(Duration)

      /// What the graph says: how long it takes is left out, since that depends on what was done before.
      var action: String {
        isWait ? "time passes" : description
      }

      var isWait: Bool {
        if case .wait = self { true } else { false }
      }

      /// Whether a person does it.
      var isControl: Bool {
        if case .action = self { true } else { false }
      }
    }
  }

  extension Exploration.Step: CustomStringConvertible {
    /// What is done, as people say it: `tap "Save"`.
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
