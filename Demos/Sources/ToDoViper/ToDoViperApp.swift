import CombineShim
import Foundation
import SwiftUIShim
import ToDo

/// The to-dos of this week and the next, in VIPER.
public struct ToDoViperApp: View {
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  private let store: any DataStore
  private let now: @Sendable () -> Date

  /// - Parameter now: Returns the current time, which determines today.
  public init(store: any DataStore, now: @escaping @Sendable () -> Date = { Date() }) {
    self.store = store
    self.now = now
  }

  public var body: some View {
    LaunchedApp(store: store, calendar: personalCalendar, now: now)
      // Date pickers use the environment's time zone, which must be the calendar's.
      .environment(\.timeZone, calendar.timeZone)
  }

  /// The calendar with the environment's locale, but with the calendar's first weekday.
  private var personalCalendar: Calendar {
    var calendar = calendar
    calendar.locale = locale
    calendar.firstWeekday = self.calendar.firstWeekday
    return calendar
  }
}

/// The app with the calendar from the environment.
private struct LaunchedApp: View {
  private let calendar: Calendar
  @StateObject private var launch: Launch

  init(store: any DataStore, calendar: Calendar, now: @escaping @Sendable () -> Date) {
    self.calendar = calendar
    _launch = StateObject(wrappedValue: Launch(store: store, calendar: calendar, now: now))
  }

  var body: some View {
    ScreenView(screen: launch.list)
      .onChange(of: calendar) { launch.calendar.send(calendar) }
  }
}

/// The objects that exist as long as the app: its first screen, and the current calendar.
@MainActor
private final class Launch: ObservableObject {
  let calendar: CurrentValueSubject<Calendar, Never>
  let list: Screen

  init(store: any DataStore, calendar: Calendar, now: @escaping @Sendable () -> Date) {
    self.calendar = CurrentValueSubject(calendar)
    list = listWireframe(store: store, calendar: self.calendar.eraseToAnyPublisher(), now: now)
  }
}
