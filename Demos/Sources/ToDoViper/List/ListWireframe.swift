import CombineShim
import Foundation

/// The List screen, with its presenter installed.
@MainActor
func listWireframe(calendar: AnyPublisher<Calendar, Never>, now: @escaping @Sendable () -> Date) -> Screen {
  Screen { screen in
    ListView { [weak screen] input in
      screen?.listen(to: listPresenter(input)) { action in
        guard let screen else { return }
        switch action {
        case .add: addWireframe(inFrontOf: screen, calendar: calendar, now: now)
        }
      }
    }
  }
}
