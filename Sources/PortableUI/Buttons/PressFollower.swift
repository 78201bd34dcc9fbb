/// Something around buttons that takes part in each press of them.
@MainActor
protocol PressFollower: AnyObject {
  /// Called after the action of a button inside.
  func buttonWasPressed()
}

/// A follower that can be told to be the same as another one.
struct PressTarget: Equatable {
  let follower: any PressFollower

  static func == (left: Self, right: Self) -> Bool { left.follower === right.follower }
}

extension EnvironmentValues {
  /// What takes part in each press of the buttons inside a view.
  var pressFollower: PressTarget? {
    get { self[PressFollowerKey.self] }
    set { self[PressFollowerKey.self] = newValue }
  }
}

private enum PressFollowerKey: EnvironmentKey { static var defaultValue: PressTarget? { nil } }
