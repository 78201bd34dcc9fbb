import CombineShim
import Foundation
import ToDo

/// Returns the List screen with its presenter. The list is read again after a to-do is added.
@MainActor
func listWireframe(
  store: any DataStore,
  calendar: AnyPublisher<Calendar, Never>,
  now: @escaping @Sendable () -> Date
) -> Screen {
  let saved = PassthroughSubject<Void, Never>()
  return Screen { screen in
    ListView { [weak screen] input in
      let (output, actions) = listPresenter(
        input, calendar: calendar, saved: saved.eraseToAnyPublisher()
      ) { calendar in
        getTodos(in: calendar, now: now(), store: store)
          .receive(on: DispatchQueue.main)
          .eraseToAnyPublisher()
      }
      screen?.listen(to: actions) { action in
        guard let screen else { return }
        switch action {
        case .add:
          addWireframe(inFrontOf: screen, store: store, calendar: calendar, now: now, didSave: { saved.send() })
        }
      }
      return output
    }
  }
}
