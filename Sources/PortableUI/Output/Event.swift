/// An event that an element of a page reports.
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
    /// The new text of a field; `revision` counts the edits of that field.
    case input(String, revision: UInt64)
    /// The choice of a picker's option, by the option's value.
    case select(String)
    /// A press of Return in a text field.
    case submit
    /// A press of Escape in a dialog, or another gesture of the device that dismisses it.
    case dismiss
    /// The element received the keyboard focus.
    case focus
    /// The element lost the keyboard focus.
    case blur
    /// The element's image was loaded.
    case load
    /// Loading the element's image failed. Browsers report no reason.
    case error
    /// The element has this size, in whole points.
    case resize(width: Int, height: Int)
    /// The page needs these rows of a long list, in lines of so many columns. `focused` is the topmost element of the
    /// row that contains the keyboard focus, if a row does.
    case rows(Range<Int>, columns: Int, focused: NodeID?)
    /// A person has scrolled to a topmost element of a layout whose scroll position is observed.
    case scroll(NodeID)
    /// A pointer or finger drags the element, or has ended to drag it.
    case drag(Drag)
    /// The script of a web component reports something.
    case component(ComponentReport)
    /// The browser went to an entry of its history, with this key and address. The event belongs to no element.
    case visit(key: UInt64, path: String)
    /// The address has this fragment, which is empty without one. `isRequested` is true after a link to it, unless the
    /// browser itself shows again what it has shown there. The event belongs to no element.
    case fragment(String, isRequested: Bool)
    /// The browser keeps this text for a key, or no text with `nil`. The event belongs to no element.
    case stored(String?, for: StorageKey)
    /// A person has chosen files, or the browser cannot read one, which belongs to no element.
    case files(FileReport)

    public var kind: EventKinds {
      switch self {
      case .click: .click
      case .input: .input
      case .select: .select
      case .submit: .submit
      case .dismiss: .dismiss
      case .focus, .blur: .focus
      case .load, .error: .load
      case .resize, .rows, .scroll: .layout
      case .drag: .drag
      case .component: .component
      case .files(.chosen), .files(.dropped), .files(.targeted): .files
      case .visit, .fragment, .stored, .files(.unreadable): []
      }
    }

    /// Whether the event only reports what the page already shows.
    var isReport: Bool {
      if case .component(.failure) = self { return true }
      return [.input, .select, .focus, .load, .layout].contains(kind)
    }
  }
}

/// Kinds of events, as a set.
public struct EventKinds: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) { self.rawValue = rawValue }

  public static let click = EventKinds(rawValue: 1)
  public static let input = EventKinds(rawValue: 2)
  public static let select = EventKinds(rawValue: 4)
  public static let submit = EventKinds(rawValue: 8)
  public static let dismiss = EventKinds(rawValue: 16)
  /// The element received or lost the keyboard focus.
  public static let focus = EventKinds(rawValue: 32)
  /// The element's image was loaded, or loading failed.
  public static let load = EventKinds(rawValue: 64)
  /// The page reports the layout of the element: its size, its scroll position, or the rows of a long list that it needs.
  public static let layout = EventKinds(rawValue: 128)
  public static let drag = EventKinds(rawValue: 256)
  /// A person has chosen files.
  public static let files = EventKinds(rawValue: 512)
  /// The script of a web component sends events, or reports that it has failed.
  public static let component = EventKinds(rawValue: 1024)
}

extension Event {
  /// The state of a drag. Positions are in points from the top left corner of the dragged element, as it was at the
  /// start.
  public struct Drag: Hashable, Sendable {
    public var phase: Phase
    public var start: Point
    public var position: Point
    /// The speed of the pointer, in points per second.
    public var velocity: Point
    /// The position of the element's corner in the window.
    public var origin: Point

    public enum Phase: String, Sendable {
      case moved, ended
      /// The drag ended without effect, because the browser used the pointer for something else.
      case canceled
    }

    public struct Point: Hashable, Sendable {
      public var x, y: Int

      public init(x: Int, y: Int) { (self.x, self.y) = (x, y) }
    }

    public init(_ phase: Phase, start: Point, position: Point, velocity: Point, origin: Point) {
      self.phase = phase
      self.start = start
      self.position = position
      self.velocity = velocity
      self.origin = origin
    }
  }
}

/// The result of handling an event.
public enum EventOutcome: Hashable, Sendable {
  /// The view's current closure ran.
  case handled
  /// The page does not have the element.
  case unknownNode
  /// The element does not handle this kind of event.
  case unhandledKind
  /// The control is disabled.
  case disabled
  /// A dialog, another level or another tab covers the element. Edits and choices that were made earlier are still
  /// accepted.
  case inert
  /// The control does not accept the payload, such as an option that is not in the list.
  case invalidPayload
  /// Rendering is paused, and ``ViewHost/pausedEventLimit`` events have been handled since.
  case paused
}
