/// The size of controls.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge

  fileprivate var styleClass: StyleClass? {
    switch self {
    case .mini: .controlMini
    case .small: .controlSmall
    case .regular: nil
    case .large: .controlLarge
    case .extraLarge: .controlExtraLarge
    }
  }
}

extension ControlSize: ControlPart {
  func add(to description: inout ElementDescription, in environment: EnvironmentValues) {
    if let styleClass { description.addClass(styleClass) }
  }
}

extension View {
  /// Sets the size of the controls and of the indicators of activity inside this view.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Sets the size of the controls inside this view to the one in a range that is closest to the inherited size.
  nonisolated public func controlSize(_ range: some RangeExpression<ControlSize>) -> some View {
    EnvironmentModifier(
      content: self, change: ControlSizeLimit(allowed: ControlSize.allCases.filter { range.contains($0) }))
  }
}

extension ControlSize: Comparable {
  public static func < (left: ControlSize, right: ControlSize) -> Bool { left.position < right.position }

  private var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

private struct ControlSizeLimit: EnvironmentChange {
  let allowed: [ControlSize]

  func apply(to values: inout EnvironmentValues) {
    guard let least = allowed.first, let most = allowed.last else { return }
    values.controlSize = min(max(values.controlSize, least), most)
  }
}

extension EnvironmentValues {
  /// The size of controls.
  public var controlSize: ControlSize {
    get { controlParts[ControlSize.self] ?? .regular }
    set { controlParts[ControlSize.self] = newValue }
  }
}
