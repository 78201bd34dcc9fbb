/// A control that selects a value between two bounds by moving along a track.
///
/// The value is updated while the slider is moved, about ten times a second on a live page, and always when it is
/// released. `onEditingChanged` is called with `true` before each change and with `false` after it.
public struct Slider<Label: View, ValueLabel: View> {
  private let scale: SliderScale
  private let value: Binding<Double>
  private let label: Label
  private let minimum: ValueLabel
  private let maximum: ValueLabel
  private let onEditingChanged: (Bool) -> Void

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride?, label: Label, minimum: ValueLabel,
    maximum: ValueLabel, onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    scale = SliderScale(Double(bounds.lowerBound)...Double(bounds.upperBound), step: step.map { Double($0) })
    self.value = Binding(read: { Double(value.wrappedValue) }, write: { value.wrappedValue = V($0) })
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
    self.onEditingChanged = onEditingChanged
  }
}

extension Slider: View {
  public var body: some View {
    Container(.label, class: .field) {
      if Label.self != EmptyView.self {
        FieldLabel { label }
      }
      Container(.span, class: .sliderTrack) {
        if ValueLabel.self != EmptyView.self { end(minimum) }
        SliderInput(scale: scale, value: value.wrappedValue, move: { move(to: $0) })
        if ValueLabel.self != EmptyView.self { end(maximum) }
      }
    }
  }

  /// A view at an end of the track is not part of the slider's name.
  @MainActor private func end(_ label: ValueLabel) -> some View {
    Container(.span, class: .sliderEnd, naming: .here) { label }.accessibilityHidden(true)
  }

  @MainActor private func move(to new: Double) {
    onEditingChanged(true)
    value.wrappedValue = new
    onEditingChanged(false)
  }
}

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
