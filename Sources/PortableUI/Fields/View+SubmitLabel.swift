extension View {
  /// Sets the label of the Return key on a screen keyboard for the fields inside this view.
  nonisolated public func submitLabel(_ label: SubmitLabel) -> some View {
    EnvironmentModifier(content: self, change: ControlPartSetting(part: label))
  }
}

/// The label of the Return key on a screen keyboard; the counterpart of SwiftUI's `SubmitLabel`.
public struct SubmitLabel: Sendable, Equatable {
  /// The value of HTML's `enterkeyhint`.
  let hint: String

  public static let done = SubmitLabel(hint: "done")
  public static let go = SubmitLabel(hint: "go")
  public static let send = SubmitLabel(hint: "send")
  /// Shown as `go`, the closest that browsers support.
  public static let join = SubmitLabel(hint: "go")
  /// Shown as `go`, the closest that browsers support.
  public static let route = SubmitLabel(hint: "go")
  public static let search = SubmitLabel(hint: "search")
  public static let `return` = SubmitLabel(hint: "enter")
  public static let next = SubmitLabel(hint: "next")
  /// Shown as `next`, the closest that browsers support.
  public static let `continue` = SubmitLabel(hint: "next")
}

extension SubmitLabel: ControlPart {
  func add(to description: inout ElementDescription) {
    if description.value != nil { description.set(.enterkeyhint, hint) }
  }
}
