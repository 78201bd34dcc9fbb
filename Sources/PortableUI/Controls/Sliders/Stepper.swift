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
        button(.decrement, symbol: "minus", step: onDecrement)
        button(.increment, symbol: "plus", step: onIncrement)
      }
      .buttonStyle(.bordered)
    }
  }

  @MainActor
  private func button(_ name: PageWord, symbol: String, step: (() -> Void)?) -> some View {
    let button = Button {
      onEditingChanged(true)
      step?()
      onEditingChanged(false)
    } label: {
      Image(systemName: symbol)
    }
    return EnvironmentModifier(
      content: button.accessibilityLabel(Text(name)),
      change: ControlPartSetting(part: step == nil ? DisabledButton() : nil))
  }
}

extension Stepper {
  /// Creates a stepper for a value without bounds.
  ///
  /// - Parameter onEditingChanged: Called with `true` before each step, and with `false` after it.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.stepped(forward: true, by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.stepped(forward: false, by: step) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value between bounds, both included. The last step to a bound may be shorter.
  ///
  /// - Parameter onEditingChanged: Called with `true` before each step, and with `false` after it.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    // The buttons are enabled according to the current value. A press computes its result from the value at that time.
    let increment = { value.wrappedValue = value.wrappedValue.stepped(forward: true, by: step, within: bounds) }
    let decrement = { value.wrappedValue = value.wrappedValue.stepped(forward: false, by: step, within: bounds) }
    let current = value.wrappedValue
    self.init(
      label: label, onIncrement: current < bounds.upperBound ? increment : nil,
      onDecrement: current > bounds.lowerBound ? decrement : nil, onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper named `title`, with custom actions. A button whose action is `nil` is disabled.
  public init(
    _ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper named `title`, for a value without bounds.
  public init<V: Strideable>(
    _ title: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  public init<V: Strideable>(
    _ title: some StringProtocol, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper named `title`, for a value between bounds, both included.
  public init<V: Strideable>(
    _ title: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  public init<V: Strideable>(
    _ title: some StringProtocol, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
}
