import CombineShim
import Foundation

/// What the Add screen asks its wireframe to do.
enum AddAction: Equatable {
  case cancel
  case saved
  case failed(reason: String)
}

/// Turns what people do on the Add screen into what it shows and what its wireframe does.
///
/// - Parameters:
///   - calendar: The calendar in use, at once, and each one that takes its place.
///   - saveTodo: Has a to-do of this title kept, due on the day of this date in this calendar.
func addPresenter(
  _ input: AddView.Input,
  calendar: AnyPublisher<Calendar, Never>,
  now: @escaping () -> Date,
  saveTodo: @escaping (_ title: String, _ date: Date, _ calendar: Calendar) -> AnyPublisher<Void, any Error>
) -> (output: AddView.Output, actions: AnyPublisher<AddAction, Never>) {
  let date = input.date.prepend(now())
  let draft = input.title.combineLatest(date, calendar, Draft.init)

  // For each save, nothing while it is under way, and then what becomes of it. Meanwhile no tap is asked for, so that
  // none counts. A draft that has become invalid since it was shown as valid goes on, to be refused with a reason.
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

/// What has been entered, and the calendar that says what it means.
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
