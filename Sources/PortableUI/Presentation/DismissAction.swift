/// Dismisses the sheet around a view, or leaves the level of a navigation stack; as SwiftUI's `DismissAction`.
///
/// Read it from the environment and call it: `@Environment(\.dismiss) private var dismiss`, then `dismiss()`. Where
/// there is neither, and once it has gone, it does nothing.
@MainActor @preconcurrency
public struct DismissAction: Sendable {
  private let target: Target

  /// A value of its own, so that two actions can be told to be the same.
  private struct Target: Equatable {
    let dismissible: (any Dismissible)?

    nonisolated static func == (left: Target, right: Target) -> Bool { left.dismissible === right.dismissible }
  }

  nonisolated init(_ dismissible: (any Dismissible)?) { target = Target(dismissible: dismissible) }

  public func callAsFunction() { target.dismissible?.dismiss() }
}

extension EnvironmentValues {
  /// Dismisses the sheet around a view, or goes back from the level of the navigation stack that it is on.
  public var dismiss: DismissAction { DismissAction(dismissible) }

  /// Whether a view is presented: in a sheet, or on a level of a navigation stack above the root.
  public var isPresented: Bool { dismissible != nil }

  /// What `dismiss` dismisses.
  var dismissible: (any Dismissible)? {
    get { self[DismissibleKey.self] }
    set { self[DismissibleKey.self] = newValue }
  }
}

/// Something that is presented and can be dismissed from inside.
@MainActor
protocol Dismissible: AnyObject, Sendable {
  /// Does nothing once that has happened.
  func dismiss()
}

private enum DismissibleKey: EnvironmentKey { static var defaultValue: (any Dismissible)? { nil } }
