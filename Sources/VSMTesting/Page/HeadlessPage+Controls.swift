#if !canImport(SwiftUI) || PortableUI
  import PortableUI

  extension HeadlessPage {
    /// Flips the switch of this label, as a person does who presses it.
    public func toggle(_ label: String) throws {
      let control = try find(field: label)
      guard control.role == .switch else { throw error(.unanswered(.label(label), .unhandledKind)) }
      try send(control.flip, to: control, as: .label(label))
    }

    /// Presses the button of a stepper that goes up.
    public func increment(_ label: String) throws {
      try press("Increment", of: label)
    }

    /// Presses the button of a stepper that goes down.
    public func decrement(_ label: String) throws {
      try press("Decrement", of: label)
    }

    private func press(_ button: String, of stepper: String) throws {
      let query = PageQuery.label(stepper)
      let stepper = try find(query)
      let buttons = Set(stepper.node.children.flatMap(\.children).filter { $0[.ariaLabel] == button }.map(\.id))
      guard let pressed = elements.first(where: { buttons.contains($0.node.id) }) else {
        throw error(.unanswered(query, .unhandledKind))
      }
      try send(.click, to: pressed, as: query)
    }
  }

  extension PageElement {
    /// What a page sends when the switch is pressed.
    var flip: Event.Action {
      let flipped: SwitchPosition = node.value?.text == SwitchPosition.on.rawValue ? .off : .on
      return .input(flipped.rawValue, revision: (node.value?.revision ?? 0) + 1)
    }
  }
#endif
