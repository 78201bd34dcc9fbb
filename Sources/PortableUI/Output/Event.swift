/// Something that a person did to an element.
public struct Event: Hashable, Sendable {
  public var node: NodeID
  public var action: Action

  public init(_ node: NodeID, _ action: Action) {
    self.node = node
    self.action = action
  }

  public enum Action: Hashable, Sendable {
    /// A press of a button, by pointer or keyboard.
    case click
    /// A text field now holds `text`; `revision` counts the edits of that field.
    case input(String, revision: UInt64)
    /// A picker's option was chosen, named by the option's value.
    case select(String)
    /// Return was pressed in a text field.
    case submit
    /// Escape was pressed in a dialog, or whatever else closes one on the person's device.
    case dismiss
    /// The keyboard focus has come to the element.
    case focus
    /// The keyboard focus has left the element.
    case blur
    /// The element's picture has been loaded.
    case load
    /// The element's picture could not be loaded. A browser says no more of it.
    case error
    /// The browser went to an entry of its history, named by its key and its address. It meets no element.
    case visit(key: UInt64, path: String)

    public var kind: EventKinds {
      switch self {
      case .click: .click
      case .input: .input
      case .select: .select
      case .submit: .submit
      case .dismiss: .dismiss
      case .focus, .blur: .focus
      case .load, .error: .load
      case .visit: []
      }
    }

    /// Whether this only reports what the page shows already.
    var isReport: Bool { [.input, .select, .focus, .load].contains(kind) }
  }
}

/// Kinds of events, as a set.
public struct EventKinds: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let click = EventKinds(rawValue: 1)
  public static let input = EventKinds(rawValue: 2)
  public static let select = EventKinds(rawValue: 4)
  public static let submit = EventKinds(rawValue: 8)
  public static let dismiss = EventKinds(rawValue: 16)
  /// The keyboard focus comes and goes.
  public static let focus = EventKinds(rawValue: 32)
  /// A picture has been loaded, or could not be.
  public static let load = EventKinds(rawValue: 64)
}

/// What became of an event.
public enum EventOutcome: Hashable, Sendable {
  /// The view's current closure ran.
  case handled
  /// No such element is on the page, or is any longer.
  case unknownNode
  /// The element does not answer to this kind of event.
  case unhandledKind
  /// The control is disabled.
  case disabled
  /// A dialog stands in front of the element, or another level or tab has taken its place. What was typed or chosen
  /// before that is taken all the same.
  case inert
  /// The payload is none that the control offers, such as an option that is not in the list.
  case invalidPayload
  /// Rendering is paused, and as many events as ``ViewHost/pausedEventLimit`` have been answered meanwhile.
  case paused
}
