/// What an older log told, as far as that is still a choice.
@available(*, deprecated, renamed: "StateLog.Options")
public struct _StateContainerDebugOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Has no effect: a change is logged once.
  public static let willSet = Self(rawValue: 1 << 0)
  /// Has no effect: a change is always logged.
  public static let didSet = Self(rawValue: 1 << 1)
  /// Has no effect: lines go to the system's log, or to standard error.
  public static let print = Self(rawValue: 1 << 2)
  /// Has no effect: lines go to the system's log, or to standard error.
  public static let nsLog = Self(rawValue: 1 << 3)
  /// Has no effect: containers are told apart by their number.
  public static let memory = Self(rawValue: 1 << 4)
  /// Has no effect: a line always names its container.
  public static let container = Self(rawValue: 1 << 5)
  /// Logs more than the changes of state.
  public static let event = Self(rawValue: 1 << 6)
  /// Names a state by its case, and leaves out what it holds.
  public static let enumLabel = Self(rawValue: 1 << 7)

  public static let defaults: Self = [.didSet, .print, .memory, .container, .event]
  public static let enumDefaults: Self = [.didSet, .print, .memory, .container, .event, .enumLabel]
  public static let conciseEnum: Self = [.didSet, .print, .enumLabel]

  var options: StateLog.Options {
    var options: StateLog.Options = contains(.event) ? .standard : .changes
    if !contains(.enumLabel) { options.insert(.payloads) }
    return options
  }
}

extension StateContainer {
  /// Logs what happens in this container from here on.
  @available(*, deprecated, message: "Write `startLogging()`.")
  @discardableResult
  public func _debug(options: _StateContainerDebugOptions = .defaults) -> Self {
    startLogging(options.options)
  }
}

extension StateContainer where State == Any {
  /// Logs what happens in every container.
  @available(*, deprecated, message: "Write `StateLog.start()`.")
  public static func _debug(options: _StateContainerDebugOptions = .defaults) {
    StateLog.start(options.options)
  }
}

extension ViewState where State == Any {
  /// Logs what happens in every container.
  @available(*, deprecated, message: "Write `StateLog.start()`.")
  @MainActor public static func _debug(options: _StateContainerDebugOptions = .defaults) {
    StateLog.start(options.options)
  }
}

extension RenderedViewState where State == Any {
  /// Logs what happens in every container.
  @available(*, deprecated, message: "Write `StateLog.start()`.")
  public static func _debug(options: _StateContainerDebugOptions = .defaults) {
    StateLog.start(options.options)
  }
}

extension ViewStateRendering {
  /// Logs what happens in the container from here on.
  @available(*, deprecated, message: "Write `startLogging()`.")
  public func _debug(options: _StateContainerDebugOptions = .defaults) {
    startLogging(options.options)
  }
}
