import Foundation

extension EnvironmentValues {
  /// Whether controls answer to the user. `disabled(_:)` can only take this away.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The font of text that states none itself.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
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

  var foregroundStyle: Paint? {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }

  var textFieldStyle: TextFieldLook {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }

  var buttonStyle: ButtonLook {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }

  var accessibility: AccessibilityProperties {
    get { self[AccessibilityKey.self] }
    set { self[AccessibilityKey.self] = newValue }
  }

  var submitAction: SubmitAction? {
    get { self[SubmitActionKey.self] }
    set { self[SubmitActionKey.self] = newValue }
  }
}

private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { .current } }
private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
private enum ForegroundStyleKey: EnvironmentKey { static var defaultValue: Paint? { nil } }
private enum TextFieldStyleKey: EnvironmentKey { static var defaultValue: TextFieldLook { .automatic } }
private enum ButtonStyleKey: EnvironmentKey { static var defaultValue: ButtonLook { .automatic } }
private enum AccessibilityKey: EnvironmentKey {
  static var defaultValue: AccessibilityProperties { AccessibilityProperties() }
}
private enum SubmitActionKey: EnvironmentKey { static var defaultValue: SubmitAction? { nil } }
