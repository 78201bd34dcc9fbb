/// A view that shows a value between two bounds.
///
/// The label names it for assistive technology, which reads a current value label if that is a `Text`, and otherwise
/// the value.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
  private let scale: GaugeScale
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let minimumValueLabel: BoundsLabel
  private let maximumValueLabel: BoundsLabel

  init(
    scale: GaugeScale, label: Label, currentValueLabel: CurrentValueLabel, minimumValueLabel: BoundsLabel,
    maximumValueLabel: BoundsLabel
  ) {
    self.scale = scale
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
  }
}

extension Gauge: View {
  public var body: some View {
    GaugeElement(scale: scale, valueText: currentValueLabel as? Text, content: parts)
  }

  // The style sheet shows the last part on top.
  @MainActor @ViewBuilder private var parts: some View {
    if BoundsLabel.self != EmptyView.self {
      HStack {
        minimumValueLabel
        Spacer()
        maximumValueLabel
      }
    }
    Container(.div, class: .progress, .determinate) {}
    if CurrentValueLabel.self != EmptyView.self {
      Container(.span, class: .progressLabel) { currentValueLabel }
    }
    Container(.span, class: .progressLabel, caption: .isThis) { label }
  }
}

/// A value between two bounds. A value outside is clamped, and NaN becomes the lower bound.
struct GaugeScale: Equatable {
  let value: Double
  let lower: Double
  let upper: Double

  init<V: BinaryFloatingPoint>(_ value: V, in bounds: ClosedRange<V>) {
    lower = Double(bounds.lowerBound)
    upper = Double(bounds.upperBound)
    self.value = value.isNaN ? lower : min(max(Double(value), lower), upper)
  }

  /// The part of the scale below the value, from 0 to 1.
  var fraction: Double {
    let part = (value - lower) / (upper - lower)
    return part.isFinite ? part : 0
  }
}

/// The element around the parts of a gauge.
private struct GaugeElement<Content: View> {
  let scale: GaugeScale
  let valueText: Text?
  let content: Content
}

extension GaugeElement: ElementView {
  var caption: Caption? { .comesFromInside }

  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.div, class: .progressView)
    description.set(.role, "meter")
    description.set(.ariaValueMin, cssNumber(scale.lower))
    description.set(.ariaValueMax, cssNumber(scale.upper))
    description.set(.ariaValueNow, cssNumber(scale.value))
    description.set(.ariaValueText, environment.accessibility.value ?? valueText?.string(in: environment))
    description.set(.style, "--fraction:\(cssNumber(scale.fraction * 100))%")
    description.add(environment.accessibility)
    return description
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// A gauge with a label for the value, and labels for both bounds.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      scale: GaugeScale(value, in: bounds), label: label(), currentValueLabel: currentValueLabel(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel())
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A gauge with a label for the value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      scale: GaugeScale(value, in: bounds), label: label(), currentValueLabel: currentValueLabel(),
      minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView())
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A gauge.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      scale: GaugeScale(value, in: bounds), label: label(), currentValueLabel: EmptyView(),
      minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView())
  }
}
