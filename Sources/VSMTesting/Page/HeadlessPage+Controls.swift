#if !canImport(SwiftUI) || PortableUI
  import PortableUI

  extension HeadlessPage {
    /// Flips the switch of this label, as a person does who presses it.
    public func toggle(_ label: String) throws {
      let control = try find(field: label)
      guard control.role == .switch else { throw error(.unanswered(.label(label), .unhandledKind)) }
      try send(control.flip, to: control, as: .label(label))
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
