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

  /// - Parameter now: Tells the time when it is asked, which decides what today is.
  public init(store: any DataStore, now: @escaping @Sendable () -> Date = { Date() }) {
    self.store = store
    self.now = now
  }

  public var body: some View {
    LaunchedApp(store: store, calendar: personalCalendar, now: now)
      // One zone counts. A date picker would take the environment's own.
      .environment(\.timeZone, calendar.timeZone)
  }

  /// The calendar with the words of the person's language, whose weeks are its own all the same.
  private var personalCalendar: Calendar {
    var calendar = calendar
    calendar.locale = locale
    calendar.firstWeekday = self.calendar.firstWeekday
    return calendar
  }
}

/// The app once it is known whose calendar it follows.
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

/// What lasts as long as the app: its first screen, and the calendar, which may become another one.
@MainActor
private final class Launch: ObservableObject {
  let calendar: CurrentValueSubject<Calendar, Never>
  let list: Screen

  init(store: any DataStore, calendar: Calendar, now: @escaping @Sendable () -> Date) {
    self.calendar = CurrentValueSubject(calendar)
    list = listWireframe(store: store, calendar: self.calendar.eraseToAnyPublisher(), now: now)
  }
}
