import CombineShim
import Foundation
import SwiftUIShim

/// The to-dos of this week and the next, in VIPER.
public struct ToDoViperApp: View {
  @Environment(\.calendar) private var calendar
  private let now: @Sendable () -> Date

  public init(now: @escaping @Sendable () -> Date = { Date() }) {
    self.now = now
  }

  public var body: some View {
    LaunchedApp(calendar: calendar, now: now)
      // One zone counts. A date picker would take the environment's own.
      .environment(\.timeZone, calendar.timeZone)
  }
}

/// The app once it is known whose calendar it follows.
private struct LaunchedApp: View {
  private let calendar: Calendar
  @StateObject private var launch: Launch

  init(calendar: Calendar, now: @escaping @Sendable () -> Date) {
    self.calendar = calendar
    _launch = StateObject(wrappedValue: Launch(calendar: calendar, now: now))
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

  init(calendar: Calendar, now: @escaping @Sendable () -> Date) {
    self.calendar = CurrentValueSubject(calendar)
    list = listWireframe(calendar: self.calendar.eraseToAnyPublisher(), now: now)
  }
}
