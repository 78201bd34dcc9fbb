/// A container of buttons that takes part in their presses, such as a dialog.
@MainActor
protocol PressFollower: AnyObject {
  /// Called after the action of a button inside.
  func buttonWasPressed()
}

/// A press follower, compared by identity.
struct PressTarget: Equatable {
  let follower: any PressFollower

  static func == (left: Self, right: Self) -> Bool { left.follower === right.follower }
}

extension EnvironmentValues {
  /// The object that takes part in each press of the buttons inside a view.
  var pressFollower: PressTarget? {
    get { self[PressFollowerKey.self] }
    set { self[PressFollowerKey.self] = newValue }
  }
}

private enum PressFollowerKey: EnvironmentKey { static var defaultValue: PressTarget? { nil } }
