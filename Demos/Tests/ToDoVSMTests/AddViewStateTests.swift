import Foundation
import Testing
import ToDo
import VSM
import ToDoTesting
import VSMTesting

@testable import ToDoVSM

@MainActor struct AddViewStateTests {
  private let store = SteeredStore()
  private let time = SteeredTime(Date("2026-11-18T12:00:00Z"))
  private let container: StateContainer<AddViewState>
  private let journey: Journey<AddViewState>

  init() {
    let model = AddViewState.EditingModel(store: store, now: { [time] in time.now })
    container = StateContainer(state: .editing(model))
    journey = Journey(of: container)
  }

  /// Returns the model of an input, or `nil` if the input is invalid.
  private func valid(
    _ title: String = "Buy milk", on date: String = "2026-11-18T12:00:00Z", in calendar: Calendar = .american
  ) throws -> AddViewState.ValidModel? {
    try journey.model(AddViewState.EditingModel.self).valid(title: title, date: Date(date), in: calendar)
  }

  private func save(on date: String = "2026-11-18T12:00:00Z", in calendar: Calendar = .american) throws {
    container.observe(try #require(try valid(on: date, in: calendar)).save())
  }

  private func acknowledge() throws {
    container.observe(try journey.model(AddViewState.FailureModel.self).acknowledge())
  }

  private func failed(_ message: String) -> ExpectedState<AddViewState> {
    .state("failed").with(\AddViewState.FailureModel.message, message)
  }

  // MARK: Validation

  @Test(arguments: ["", " ", "\n\t "])
  func titleIsRequired(title: String) throws {
    #expect(try valid(title) == nil)
  }

  @Test(arguments: [
    ("2026-11-17T23:59:59Z", false), ("2026-11-18T00:00:00Z", true), ("2026-11-18T23:59:59Z", true),
    ("2027-06-01T00:00:00Z", true),
  ])
  func dateBeforeTodayIsInvalid(date: String, isValid: Bool) throws {
    #expect(try (valid(on: date) != nil) == isValid)
  }

  @Test func todayDependsOnTheTimeZone() throws {
    let earlier = "2026-11-18T09:00:00Z"
    #expect(try valid(on: earlier, in: .weeks(of: "en_US", in: "Pacific/Honolulu")) == nil)
    #expect(try valid(on: earlier, in: .weeks(of: "en_US", in: "Europe/Berlin")) != nil)
  }

  @Test func validationSavesNothing() async throws {
    _ = try valid()
    #expect(store.created.isEmpty)
    await journey.expect()
  }

  // MARK: Saving

  @Test func stateIsSavingUntilTheToDoIsSaved() async throws {
    try save()
    await journey.expect("saving")
    #expect(store.created.map(\.title) == ["Buy milk"])
    #expect(store.created.map(\.day.description) == ["2026-11-18"])
    store.answerSave()
    await journey.expect("saved")
  }

  @Test(arguments: [
    ("2026-11-18T23:30:00Z", "Asia/Tokyo", "2026-11-19"),
    ("2026-11-20T00:30:00Z", "America/New_York", "2026-11-19"),
    // The clocks go back, so the day has 25 hours.
    ("2027-11-08T04:30:00Z", "America/New_York", "2027-11-07"),
    // The clocks go forward at midnight: the day begins at one.
    ("2027-04-29T22:00:00Z", "Africa/Cairo", "2027-04-30"),
    ("2026-12-31T23:30:00Z", "Europe/Berlin", "2027-01-01"),
  ])
  func dateBecomesTheDayInTheTimeZone(date: String, zone: String, day: String) async throws {
    try save(on: date, in: .weeks(of: "en_US", in: zone))
    await journey.expect("saving")
    #expect(store.created.map(\.day.description) == [day])
  }

  @Test func saveStartsWhenItIsObserved() async throws {
    let save = try #require(try valid()).save()
    #expect(store.created.isEmpty)
    container.observe(save)
    await journey.expect("saving")
    #expect(store.created.count == 1)
  }

  // MARK: Failing

  @Test func failedSaveShowsTheReasonAndReturnsToTheInput() async throws {
    try save()
    store.failSave()
    await journey.expect("saving", failed("No space is left."))
    try acknowledge()
    try save()
    store.answerSave()
    await journey.expect("editing", "saving", "saved")
    #expect(store.created.count == 2)
  }

  @Test func dayThatEndsBeforeTheSaveIsRejected() async throws {
    let model = try #require(try valid())
    time.now = Date("2026-11-19T00:00:00Z")
    container.observe(model.save())
    await journey.expect("saving", failed("The date is over. Choose today or a later date."))
    #expect(store.created.isEmpty)
  }

  @Test func supersededSaveAppliesNothing() async {
    await expectSupersession {
      let steering = Steering()
      let editing = AddViewState.EditingModel(store: steering.addStore(), now: { .wednesday })
      let model = editing.valid(title: "Buy milk", date: .wednesday, in: .american)!
      return SupersededAction(in: StateContainer(state: .editing(editing)), answers: steering) {
        $0.observe(model.save())
      }
    }
  }

  @Test func saveIsNotObservedAfterItsScreenIsReleased() throws {
    func use() throws {
      let container = StateContainer(state: container.state)
      container.observe(try #require(try valid()).save())
      #expect(store.waitingSaves == 1)
    }
    try use()
    #expect(store.waitingSaves == 0)
  }
}
