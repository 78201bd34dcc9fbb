extension View {
  /// Says what the Return key of a screen keyboard shows while a field inside this view is filled in.
  nonisolated public func submitLabel(_ label: SubmitLabel) -> some View {
    EnvironmentModifier(content: self, change: ControlPartSetting(part: label))
  }
}

/// What the Return key of a screen keyboard shows; the counterpart of SwiftUI's `SubmitLabel`.
public struct SubmitLabel: Sendable, Equatable {
  /// What HTML calls it.
  let hint: String

  public static let done = SubmitLabel(hint: "done")
  public static let go = SubmitLabel(hint: "go")
  public static let send = SubmitLabel(hint: "send")
  /// Shown as `go`, the nearest that browsers have.
  public static let join = SubmitLabel(hint: "go")
  /// Shown as `go`, the nearest that browsers have.
  public static let route = SubmitLabel(hint: "go")
  public static let search = SubmitLabel(hint: "search")
  public static let `return` = SubmitLabel(hint: "enter")
  public static let next = SubmitLabel(hint: "next")
  /// Shown as `next`, the nearest that browsers have.
  public static let `continue` = SubmitLabel(hint: "next")
}

extension SubmitLabel: ControlPart {
  func add(to description: inout ElementDescription) {
    if description.value != nil { description.set(.enterkeyhint, hint) }
  }
}
