import Foundation
import Testing

@testable import ToDoVSM

@MainActor struct AddViewStateTests {
  private let time = SteeredTime("2026-11-18T12:00:00Z")

  /// The model of an input, if it is valid.
  private func valid(
    _ title: String = "Buy milk", on date: String = "2026-11-18T12:00:00Z", in calendar: Calendar = .american
  ) -> AddViewState.ValidModel? {
    let model = AddViewState.EditingModel(now: { [time] in time.now })
    return model.valid(title: title, date: Date(date), in: calendar)
  }

  @Test(arguments: ["", " ", "\n\t "])
  func aTitleIsRequired(title: String) {
    #expect(valid(title) == nil)
  }

  @Test(arguments: [
    ("2026-11-17T23:59:59Z", false), ("2026-11-18T00:00:00Z", true), ("2026-11-18T23:59:59Z", true),
    ("2027-06-01T00:00:00Z", true),
  ])
  func aDateBeforeTodayIsNotValid(date: String, isValid: Bool) {
    #expect((valid(on: date) != nil) == isValid)
  }

  @Test func whatTodayIsDependsOnThePlace() {
    let earlier = "2026-11-18T09:00:00Z"
    #expect(valid(on: earlier, in: .weeks(of: "en_US", in: "Pacific/Honolulu")) == nil)
    #expect(valid(on: earlier, in: .weeks(of: "en_US", in: "Europe/Berlin")) != nil)
  }
}
