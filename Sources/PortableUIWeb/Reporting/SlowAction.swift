import PortableUI

/// An action that has blocked the main actor.
public struct SlowAction: Hashable, Sendable {
  /// The path of the page, without its query, which can contain secrets.
  public var page: String
  /// The kind of the event and the element, such as `click on button "Save"`.
  public var action: String
  /// How long the action and the rendering of its changes took.
  public var duration: Duration

  public init(page: String, action: String, duration: Duration) {
    self.page = page
    self.action = action
    self.duration = duration
  }
}

extension Event.Action {
  /// The name of the kind in logs.
  var name: String {
    switch self {
    case .click: "click"
    case .input: "input"
    case .select: "select"
    case .submit: "submit"
    case .dismiss: "dismiss"
    case .focus: "focus"
    case .blur: "blur"
    case .load: "load"
    case .error: "error"
    case .visit: "visit"
    }
  }
}
