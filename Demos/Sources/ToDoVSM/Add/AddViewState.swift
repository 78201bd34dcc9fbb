import Foundation
import ToDo

/// Everything the Add screen can be.
public enum AddViewState {
  case editing(EditingModel)

  /// What can be done while the title and the date are entered.
  public struct EditingModel {
    let now: @Sendable () -> Date
  }

  /// An input that makes a to-do.
  public struct ValidModel {
    let title: String
    let date: Date
    let calendar: Calendar
    let editing: EditingModel
  }
}

extension AddViewState.EditingModel {
  /// The model of this input; `nil` while the title is blank or the date is over.
  public func valid(title: String, date: Date, in calendar: Calendar) -> AddViewState.ValidModel? {
    let model = AddViewState.ValidModel(title: title, date: date, calendar: calendar, editing: self)
    return (try? model.todo()) == nil ? nil : model
  }
}

extension AddViewState.ValidModel {
  /// The to-do as of now. Here, and nowhere else, the date becomes a day.
  fileprivate func todo() throws -> Todo {
    try Todo(title: title, day: CalendarDay(date, in: calendar), today: CalendarDay(editing.now(), in: calendar))
  }
}
