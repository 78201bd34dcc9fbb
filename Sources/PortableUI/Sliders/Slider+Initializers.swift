extension Slider {
  /// Creates a slider for any value between two bounds, with a view at each end of its track.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, step: nil, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider for values that are a step apart, with a view at each end of its track.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, step: step, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider for any value between two bounds.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, step: nil, label: label(), minimum: EmptyView(), maximum: EmptyView(),
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider for values that are a step apart.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, step: step, label: label(), minimum: EmptyView(), maximum: EmptyView(),
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider without a label: name it with `accessibilityLabel(_:)`.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, step: nil, label: EmptyView(), minimum: EmptyView(), maximum: EmptyView(),
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider for values that are a step apart, without a label: name it with `accessibilityLabel(_:)`.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, step: step, label: EmptyView(), minimum: EmptyView(), maximum: EmptyView(),
      onEditingChanged: onEditingChanged)
  }
}
