/// An indicator of activity, or of the progress of a task.
public struct ProgressView<Label: View> {
  private let label: Label
  private let name: String?
  private let fraction: Double?

  fileprivate init(label: Label, name: String?, fraction: Double?) {
    self.label = label
    self.name = name
    self.fraction = fraction
  }
}

extension ProgressView where Label == EmptyView {
  public init() { self.init(label: EmptyView(), name: nil, fraction: nil) }

  /// Creates a view of progress of `value` out of `total`; `nil` is unknown progress.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(label: EmptyView(), name: nil, fraction: value.map { Double($0 / total) })
  }
}

extension ProgressView where Label == Text {
  public init(_ title: LocalizedStringKey) { self.init(label: Text(title), name: title.text, fraction: nil) }

  @_disfavoredOverload
  public init(_ title: some StringProtocol) {
    self.init(label: Text(title), name: String(title), fraction: nil)
  }

  /// Creates a view of progress of `value` out of `total`; `nil` is unknown progress.
  public init<V: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: V?, total: V = 1) {
    self.init(label: Text(title), name: title.text, fraction: value.map { Double($0 / total) })
  }

  /// Creates a view of progress of `value` out of `total`; `nil` is unknown progress.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(_ title: some StringProtocol, value: V?, total: V = 1) {
    self.init(label: Text(title), name: String(title), fraction: value.map { Double($0 / total) })
  }
}

extension ProgressView: View {
  public var body: some View {
    Container(.div, class: .progressView) {
      ProgressIndicator(name: name, fraction: fraction)
      if Label.self != EmptyView.self {
        Container(.span, class: .progressLabel, naming: .none) { label.accessibilityHidden(true) }
      }
    }
  }
}

/// The indicator of a progress view.
struct ProgressIndicator {
  let name: String?
  let fraction: Double?
}

extension ProgressIndicator: ElementView {
  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.div, class: .progress)
    if fraction != nil { description.addClass(.determinate) }
    description.set(.role, "progressbar")
    description.set(.ariaLabel, name ?? "In progress")
    if let fraction {
      let percent = min(max(fraction.isNaN ? 0 : fraction, 0), 1) * 100
      description.set(.ariaValueMin, "0")
      description.set(.ariaValueMax, "100")
      description.set(.ariaValueNow, cssNumber(percent))
      description.set(.style, "--fraction:\(cssNumber(percent))%")
    }
    description.isBusy = fraction == nil
    description.add(environment.accessibility)
    return description
  }
}
