import CombineShim
import Foundation
import RxOperators

/// An action that the Add screen's wireframe performs.
enum AddAction: Equatable {
  case cancel
  case saved
  case failed(reason: String)
}

/// Transforms the input of the Add screen into its output and the actions of its wireframe.
///
/// - Parameters:
///   - calendar: Publishes the current calendar immediately, and each later one.
///   - saveTodo: Saves a to-do with a title, due on the day of a date in a calendar.
func addPresenter(
  _ input: AddView.Input,
  calendar: AnyPublisher<Calendar, Never>,
  now: @escaping () -> Date,
  saveTodo: @escaping (_ title: String, _ date: Date, _ calendar: Calendar) -> AnyPublisher<Void, any Error>
) -> (output: AddView.Output, actions: AnyPublisher<AddAction, Never>) {
  let date = input.date.prepend(now())
  let draft = input.title.combineLatest(date, calendar, Draft.init)

  // Publishes `nil` when a save begins, and then its events. There is no demand for taps during a save, so taps are
  // dropped. A draft that has become invalid since it was shown as valid is passed on, and fails with a reason.
  let saves = input.save
    .withLatestFrom(draft.map { $0.isValid(now: now()) ? $0 : nil })
    .compactMap(\.self)
    .flatMap(maxPublishers: .max(1)) { draft in
      saveTodo(draft.title, draft.date, draft.calendar).materialize().map(Optional.some).prepend(nil)
    }
    .share()
  let isSaving = saves.map { $0 == nil }.prepend(false).removeDuplicates()

  let output = AddView.Output(
    date: date.eraseToAnyPublisher(),
    earliestDate: calendar.combineLatest(isSaving) { calendar, _ in calendar.startOfDay(for: now()) }
      .removeDuplicates().eraseToAnyPublisher(),
    isSaveEnabled: draft.combineLatest(isSaving) { draft, isSaving in !isSaving && draft.isValid(now: now()) }
      .removeDuplicates().eraseToAnyPublisher(),
    isSaving: isSaving.eraseToAnyPublisher()
  )
  let cancels = input.cancel.map { AddAction.cancel }
  return (output, saves.compactMap(action).merge(with: cancels).eraseToAnyPublisher())
}

/// The entered title and date, and the calendar in which the date is interpreted.
private struct Draft {
  let title: String
  let date: Date
  let calendar: Calendar

  func isValid(now: Date) -> Bool {
    !title.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty && date >= calendar.startOfDay(for: now)
  }
}

private func action(after event: Subscribers.Event<Void, any Error>?) -> AddAction? {
  switch event {
  case .value: .saved
  case .failure(let error): .failed(reason: error.localizedDescription)
  case .finished, nil: nil
  }
}
