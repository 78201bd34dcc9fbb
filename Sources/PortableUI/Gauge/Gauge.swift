/// Shows where a value lies between two bounds.
///
/// The label names it to assistive technology, which reads a current value label if that is a `Text`, and else the value.
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

  // The style sheet puts the last part on top.
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

/// A value between two bounds. A value outside of them counts as the nearer one, and one that is no number as the lower.
struct GaugeScale: Equatable {
  let value: Double
  let lower: Double
  let upper: Double

  init<V: BinaryFloatingPoint>(_ value: V, in bounds: ClosedRange<V>) {
    lower = Double(bounds.lowerBound)
    upper = Double(bounds.upperBound)
    self.value = value.isNaN ? lower : min(max(Double(value), lower), upper)
  }

  /// How much of the scale lies below the value, from 0 to 1.
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
  typealias Body = Never

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { makeElement(view, in: context) }

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
