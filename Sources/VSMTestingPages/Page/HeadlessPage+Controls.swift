import PortableUI
import VSMTestingCore

extension HeadlessPage {
  /// Toggles the switch, or the row of a list with a selection of several, with this label.
  public func toggle(
    _ label: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let location = TestLocation(fileID, filePath, line, column)
    let control = try find(field: label, at: location)
    guard control.role.isSwitched else {
      throw error(.unanswered(.label(label), .unhandledKind), at: location)
    }
    try send(control.press, to: control, as: .label(label), at: location)
  }

  /// Returns whether the switch with this label is on, or the row of a list with a selection of several is selected.
  ///
  /// - Throws: ``PageError`` if no such control has this label, or more than one.
  public func isOn(
    _ label: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> Bool {
    let location = TestLocation(fileID, filePath, line, column)
    let control = try find(field: label, at: location)
    guard control.role.isSwitched else {
      throw error(.unanswered(.label(label), .unhandledKind), at: location)
    }
    return control.value == SwitchPosition.on.rawValue
  }

  /// Presses the increment button of the stepper with this label.
  public func increment(
    _ label: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try press("Increment", of: label, at: TestLocation(fileID, filePath, line, column))
  }

  /// Presses the decrement button of the stepper with this label.
  public func decrement(
    _ label: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try press("Decrement", of: label, at: TestLocation(fileID, filePath, line, column))
  }

  /// Moves a slider to a fraction of its range, from 0 at the lower bound to 1 at the upper bound.
  public func slide(
    _ label: String, to part: Double,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let location = TestLocation(fileID, filePath, line, column)
    let slider = try find(field: label, at: location)
    guard slider.role == .slider, let ticks = slider.node[.max].flatMap(Double.init) else {
      throw error(.unanswered(.label(label), .unhandledKind), at: location)
    }
    let tick = Int((min(max(part, 0), 1) * ticks).rounded())
    let revision = (slider.node.value?.revision ?? 0) + 1
    try send(.input("\(tick)", revision: revision), to: slider, as: .label(label), at: location)
  }

  /// Chooses an option of a picker that displays all options as radio buttons.
  func choose(
    _ option: String, in picker: PageElement, as query: PageQuery, at location: TestLocation
  ) throws {
    let buttons = Set(picker.node.descendants.map(\.id))
    let radios = elements.filter { $0.role == .radio && buttons.contains($0.node.id) }
    guard let chosen = radios.first(where: { $0.name == option }) else {
      throw error(.noOption(option, offered: radios.map(\.name)), at: location)
    }
    try send(chosen.press, to: chosen, as: query, at: location)
  }

  private func press(_ button: String, of stepper: String, at location: TestLocation) throws {
    let query = PageQuery.label(stepper)
    let stepper = try find(query, at: location)
    let buttons = Set(stepper.node.children.flatMap(\.children).filter { $0[.ariaLabel] == button }.map(\.id))
    guard let pressed = elements.first(where: { buttons.contains($0.node.id) }) else {
      throw error(.unanswered(query, .unhandledKind), at: location)
    }
    try send(.click, to: pressed, as: query, at: location)
  }
}

extension RenderNode {
  fileprivate var descendants: [RenderNode] { children.flatMap { [$0] + $0.descendants } }
}

extension PageElement {
  /// The event that a browser sends when the control is pressed.
  var press: Event.Action {
    let position: SwitchPosition
    switch role {
    case .switch, .checkbox: position = node.value?.text == SwitchPosition.on.rawValue ? .off : .on
    case .radio: position = .on
    default: return .click
    }
    return .input(position.rawValue, revision: (node.value?.revision ?? 0) + 1)
  }
}
