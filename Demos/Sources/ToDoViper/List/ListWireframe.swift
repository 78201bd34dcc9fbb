import CombineShim
import Foundation
import ToDo

/// The List screen, with its presenter installed.
@MainActor
func listWireframe(
  store: any DataStore,
  calendar: AnyPublisher<Calendar, Never>,
  now: @escaping @Sendable () -> Date
) -> Screen {
  Screen { screen in
    ListView { [weak screen] input in
      screen?.listen(to: listPresenter(input)) { action in
        guard let screen else { return }
        switch action {
        case .add: addWireframe(inFrontOf: screen, store: store, calendar: calendar, now: now)
        }
      }
    }
  }
}
