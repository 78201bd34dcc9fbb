/// An action that dismisses the sheet or the navigation level around a view; the counterpart of SwiftUI's
/// `DismissAction`.
///
/// Read it from the environment and call it: `@Environment(\.dismiss) private var dismiss`, then `dismiss()`. It has no
/// effect outside a sheet or level, or after the dismissal.
@MainActor @preconcurrency
public struct DismissAction: Sendable {
  private let target: Target

  /// The object to dismiss, compared by identity.
  private struct Target: Equatable {
    let dismissible: (any Dismissible)?

    nonisolated static func == (left: Target, right: Target) -> Bool { left.dismissible === right.dismissible }
  }

  nonisolated init(_ dismissible: (any Dismissible)?) { target = Target(dismissible: dismissible) }

  public func callAsFunction() { target.dismissible?.dismiss() }
}

extension EnvironmentValues {
  /// Dismisses the sheet around a view, or goes back from its navigation level.
  public var dismiss: DismissAction { DismissAction(dismissible) }

  /// Whether a view is presented: in a sheet, or on a level of a navigation stack above the root.
  public var isPresented: Bool { dismissible != nil }

  /// The object that `dismiss` dismisses.
  var dismissible: (any Dismissible)? {
    get { self[DismissibleKey.self] }
    set { self[DismissibleKey.self] = newValue }
  }
}

/// An object that is presented and can be dismissed from inside.
@MainActor
protocol Dismissible: AnyObject, Sendable {
  /// Dismisses the object. Has no effect after the first call.
  func dismiss()
}

private enum DismissibleKey: EnvironmentKey { static var defaultValue: (any Dismissible)? { nil } }
