extension View {
  /// Hides the labels of the controls inside this view. The labels still name the controls.
  nonisolated public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}

extension EnvironmentValues {
  var labelsAreHidden: Bool {
    get { self[LabelsAreHiddenKey.self] }
    set { self[LabelsAreHiddenKey.self] = newValue }
  }
}

private enum LabelsAreHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

/// The label of a control. A hidden label still names it.
struct FieldLabel<Label: View> {
  @Environment(\.labelsAreHidden) private var isHidden
  private let caption: Caption?
  private let label: Label

  init(caption: Caption? = nil, @ViewBuilder label: () -> Label) {
    self.caption = caption
    self.label = label()
  }
}

extension FieldLabel: View {
  var body: some View {
    Container(
      .span, classes: isHidden ? [.fieldLabel, .unseen] : [.fieldLabel], naming: caption == nil ? .none : .inside,
      caption: caption
    ) {
      label
    }
  }
}
