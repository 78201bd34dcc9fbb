import CombineShim
import Foundation

/// Presents the Add screen in front of another one.
@MainActor
func addWireframe(
  inFrontOf presenter: Screen,
  calendar: AnyPublisher<Calendar, Never>,
  now: @escaping @Sendable () -> Date
) {
  presenter.present(
    Screen { _ in
      AddView { addPresenter($0, calendar: calendar, now: now) }
    })
}
