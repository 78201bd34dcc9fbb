/// An indicator of activity, or of the progress of a task.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let fraction: Double?

  fileprivate init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.fraction = fraction
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates an indicator of activity with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }

  /// Creates a view of progress of `value` out of `total`; `nil` is unknown progress.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
    self.init(fraction: value.map { Double($0 / total) }, label: label(), currentValueLabel: EmptyView())
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  public init() { self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView()) }

  /// Creates a view of progress of `value` out of `total`; `nil` is unknown progress.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(value: value, total: total, label: { EmptyView() })
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  public init(_ title: LocalizedStringKey) { self.init { Text(title) } }

  @_disfavoredOverload
  public init(_ title: some StringProtocol) { self.init { Text(title) } }

  /// Creates a view of progress of `value` out of `total`; `nil` is unknown progress.
  public init<V: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: V?, total: V = 1) {
    self.init(value: value, total: total) { Text(title) }
  }

  /// Creates a view of progress of `value` out of `total`; `nil` is unknown progress.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(_ title: some StringProtocol, value: V?, total: V = 1) {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView {
  /// Creates a view of progress of `value` out of `total`, with a label, and below it a label of the value.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: value.map { Double($0 / total) }, label: label(), currentValueLabel: currentValueLabel())
  }
}

extension ProgressView: View {
  public var body: some View {
    let name = Text(label)
    Container(.div, class: .progressView) {
      ProgressIndicator(name: name, fraction: fraction)
      if Label.self != EmptyView.self {
        // The text names the indicator.
        Container(.span, class: .progressLabel, naming: .none) { label.accessibilityHidden(name != nil) }
      }
      if CurrentValueLabel.self != EmptyView.self {
        Container(.span, class: .progressLabel, .fontCaption, naming: .none) { currentValueLabel }
      }
    }
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    context.environment[styleOf: ProgressViewStyleConfiguration.self] == nil
      ? CompositeNode(view, in: context) : StyledNode(view, in: context)
  }
}

extension ProgressView: StyledControl {
  var configuration: ProgressViewStyleConfiguration {
    ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      label: Label.self == EmptyView.self ? nil : .init(content: AnyView(label)),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(content: AnyView(currentValueLabel)))
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  /// Creates the progress view of a configuration, in the style around the current one.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

/// The indicator of a progress view.
struct ProgressIndicator {
  let name: Text?
  let fraction: Double?
}

extension ProgressIndicator: ElementView {
  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.div, class: .progress)
    let look = environment.progressLook
    if let name = look.styleClass { description.addClass(name) }
    if fraction != nil { description.addClass(.determinate) }
    description.set(.role, "progressbar")
    description.set(.ariaLabel, name?.string(in: environment) ?? environment.text(of: .inProgress))
    if let fraction {
      let percent = min(max(fraction.isNaN ? 0 : fraction, 0), 1) * 100
      description.set(.ariaValueMin, "0")
      description.set(.ariaValueMax, "100")
      description.set(.ariaValueNow, cssNumber(percent))
      description.addStyle("--fraction:\(cssNumber(percent))%")
    }
    if let tint = look.tint { description.addStyle("--accent:\(tint.color)") }
    description.isBusy = fraction == nil
    description.add(environment.accessibility)
    return description
  }
}
