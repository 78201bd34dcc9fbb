@available(watchOS, unavailable)
public struct KeyEquivalent: Sendable {
  public var character: Character
  public init(_ character: Character) { fatalError() }

  public static let upArrow = KeyEquivalent("a")
  public static let downArrow = KeyEquivalent("a")
  public static let leftArrow = KeyEquivalent("a")
  public static let rightArrow = KeyEquivalent("a")
  public static let escape = KeyEquivalent("a")
  public static let delete = KeyEquivalent("a")
  public static let deleteForward = KeyEquivalent("a")
  public static let home = KeyEquivalent("a")
  public static let end = KeyEquivalent("a")
  public static let pageUp = KeyEquivalent("a")
  public static let pageDown = KeyEquivalent("a")
  public static let clear = KeyEquivalent("a")
  public static let tab = KeyEquivalent("a")
  public static let space = KeyEquivalent("a")
  public static let `return` = KeyEquivalent("a")
}

@available(watchOS, unavailable)
extension KeyEquivalent: Hashable {}

@available(watchOS, unavailable)
extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral: Character) { fatalError() }
}

@frozen public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { fatalError() }

  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let numericPad = EventModifiers(rawValue: 32)
  public static let all = EventModifiers(rawValue: 63)
}

@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct KeyboardShortcut: Sendable {
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  public var key: KeyEquivalent
  public var modifiers: EventModifiers
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) { fatalError() }
}

@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension KeyboardShortcut: Hashable {
  public static func == (left: KeyboardShortcut, right: KeyboardShortcut) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
}

extension View {
  @available(watchOS, unavailable)
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { EmptyView() }

  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { EmptyView() }
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { EmptyView() }
}
