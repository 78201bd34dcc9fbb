#if !canImport(SwiftUI) || PortableUI
  extension Exploration {
    /// One thing that is done in an exploration.
    public enum Step: Hashable, Sendable {
      /// A button, link, tab or radio button is pressed: of several that are called the same, the one at `index`.
      case tap(Role, String, index: Int)
      /// A switch is pressed.
      case toggle(String)
      /// A field's text is replaced.
      case type(String, into: String)
      /// Return is pressed in a field.
      case submit(String)
      /// An option of a picker is chosen.
      case select(String, in: String)
      /// Escape is pressed, which asks the dialog in front to close.
      case escape
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
        switch self {
        case .answer, .wait: false
        default: true
        }
      }
    }
  }

  extension Exploration.Step: CustomStringConvertible {
    /// What is done, as people say it: `tap "Save"`.
    public var description: String {
      switch self {
      case .tap(_, let name, index: 0): "tap \"\(name)\""
      case .tap(_, let name, let index): "tap \"\(name)\" (\(index + 1))"
      case .toggle(let name): "toggle \"\(name)\""
      case .type(let text, let field): "type \"\(text)\" into \"\(field)\""
      case .submit(let field): "press Return in \"\(field)\""
      case .select(let option, let picker): "select \"\(option)\" in \"\(picker)\""
      case .escape: "press Escape"
      case .answer(let name): name
      case .wait(let duration): "wait \(duration)"
      }
    }
  }

  extension Exploration.Step {
    /// The step as a line of a test.
    var source: String {
      switch self {
      case .tap(let role, let name, index: 0): "try page.tap(.role(.\(role), name: \(Self.quoted(name))))"
      case .tap(let role, let name, let index):
        "page.host.dispatch(Event(page.findAll(.role(.\(role), name: \(Self.quoted(name))))[\(index)].node.id, .click))"
      case .toggle(let name): "try page.toggle(\(Self.quoted(name)))"
      case .type(let text, let field): "try page.type(\(Self.quoted(text)), into: \(Self.quoted(field)))"
      case .submit(let field): "try page.submit(\(Self.quoted(field)))"
      case .select(let option, let picker): "try page.select(\(Self.quoted(option)), in: \(Self.quoted(picker)))"
      case .escape: "try page.pressEscape()"
      case .answer(let name): "try steering.choose(\(Self.quoted(name)))"
      case .wait(let duration):
        "await clock.advance(by: .nanoseconds(\(duration.components.seconds * 1_000_000_000 + duration.components.attoseconds / 1_000_000_000)))"
      }
    }

    private static func quoted(_ text: String) -> String { text.debugDescription }
  }
#endif
