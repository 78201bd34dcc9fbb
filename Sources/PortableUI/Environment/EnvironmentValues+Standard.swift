import Foundation

extension EnvironmentValues {
  /// Whether controls are enabled. `disabled(_:)` can only disable them.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The language and region of the person at the page.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar of the person at the page.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone of the person at the page.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  var accessibility: AccessibilityProperties {
    get { self[AccessibilityKey.self] }
    set { self[AccessibilityKey.self] = newValue }
  }
}

private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { .current } }
private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
private enum AccessibilityKey: EnvironmentKey {
  static var defaultValue: AccessibilityProperties { AccessibilityProperties() }
}
