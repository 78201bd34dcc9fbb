/// A control that increments and decrements a value, with a button for each.
///
/// The label usually contains the value, which is not shown otherwise.
public struct Stepper<Label: View> {
  private let label: Label
  private let onIncrement: (() -> Void)?
  private let onDecrement: (() -> Void)?
  private let onEditingChanged: (Bool) -> Void

  /// Creates a stepper with custom actions. A button whose action is `nil` is disabled.
  ///
  /// - Parameter onEditingChanged: Called with `true` before each step, and with `false` after it.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
    self.onEditingChanged = onEditingChanged
  }
}

extension Stepper: View {
  public var body: some View {
    Container(.div, class: .field, .stepper, naming: .here, caption: .comesFromInside) {
      FieldLabel(caption: .isThis) {
        label.accessibilityAddTraits(.updatesFrequently)
      }
      Container(.span, class: .stepperButtons) {
        button("Decrement", symbol: "minus", step: onDecrement)
        button("Increment", symbol: "plus", step: onIncrement)
      }
      .buttonStyle(.bordered)
    }
  }

  @MainActor
  private func button(_ name: LocalizedStringKey, symbol: String, step: (() -> Void)?) -> some View {
    let button = Button {
      onEditingChanged(true)
      step?()
      onEditingChanged(false)
    } label: {
      Image(systemName: symbol)
    }
    return EnvironmentModifier(
      content: button.accessibilityLabel(name), change: ControlPartSetting(part: step == nil ? DisabledButton() : nil))
  }
}

/// Marks a button as disabled that keeps the focus, so that the keyboard can press it again later.
private struct DisabledButton: ControlPart, Equatable {
  func add(to description: inout ElementDescription) {
    guard !description.isDisabled else { return }
    description.isDisabled = true
    description.set(.ariaDisabled, "true")
  }
}
