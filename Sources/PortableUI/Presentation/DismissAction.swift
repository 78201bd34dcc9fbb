/// Dismisses the sheet around a view; the counterpart of SwiftUI's `DismissAction`.
///
/// Read it from the environment and call it: `@Environment(\.dismiss) private var dismiss`, then `dismiss()`. Outside
/// a sheet, and once that sheet has been dismissed, it does nothing.
@MainActor @preconcurrency
public struct DismissAction: Sendable {
  private let target: Target

  /// A value of its own, so that two actions can be told to be the same.
  private struct Target: Equatable {
    let presentation: PresentationContext?
  }

  nonisolated init(_ presentation: PresentationContext?) { target = Target(presentation: presentation) }

  public func callAsFunction() { target.presentation?.dismiss() }
}

extension EnvironmentValues {
  /// Dismisses the sheet around a view.
  public var dismiss: DismissAction { DismissAction(presentation) }

  /// Whether a dialog is around a view.
  public var isPresented: Bool { presentation != nil }
}
