import Foundation
import Testing
import ToDo
import VSM
import ToDoTesting

@testable import ToDoVSM

@MainActor struct AddViewStateTests {
  private let store = SteeredStore()
  private let time = SteeredTime(Date("2026-11-18T12:00:00Z"))
  private let container: StateContainer<AddViewState>
  private let seen: StatesSeen

  init() {
    let model = AddViewState.EditingModel(store: store, now: { [time] in time.now })
    container = StateContainer(state: .editing(model))
    seen = StatesSeen(container)
  }

  /// The model of an input, if it is valid.
  private func valid(
    _ title: String = "Buy milk", on date: String = "2026-11-18T12:00:00Z", in calendar: Calendar = .american
  ) throws -> AddViewState.ValidModel? {
    guard case .editing(let model) = container.state else { throw WrongState() }
    return model.valid(title: title, date: Date(date), in: calendar)
  }

  private func save(on date: String = "2026-11-18T12:00:00Z", in calendar: Calendar = .american) throws {
    container.observe(try #require(try valid(on: date, in: calendar)).save())
  }

  private var failure: AddViewState.FailureModel {
    get throws {
      guard case .failed(let model) = container.state else { throw WrongState() }
      return model
    }
  }

  // MARK: What is valid

  @Test(arguments: ["", " ", "\n\t "])
  func aTitleIsRequired(title: String) throws {
    #expect(try valid(title) == nil)
  }

  @Test(arguments: [
    ("2026-11-17T23:59:59Z", false), ("2026-11-18T00:00:00Z", true), ("2026-11-18T23:59:59Z", true),
    ("2027-06-01T00:00:00Z", true),
  ])
  func aDateBeforeTodayIsNotValid(date: String, isValid: Bool) throws {
    #expect(try (valid(on: date) != nil) == isValid)
  }

  @Test func whatTodayIsDependsOnThePlace() throws {
    let earlier = "2026-11-18T09:00:00Z"
    #expect(try valid(on: earlier, in: .weeks(of: "en_US", in: "Pacific/Honolulu")) == nil)
    #expect(try valid(on: earlier, in: .weeks(of: "en_US", in: "Europe/Berlin")) != nil)
  }

  @Test func nothingIsSavedByLooking() throws {
    _ = try valid()
    #expect(store.created.isEmpty)
    #expect(seen.names == ["editing"])
  }

  // MARK: Saving

  @Test func aToDoIsBeingSavedUntilItIsSaved() throws {
    try save()
    #expect(store.created.map(\.title) == ["Buy milk"])
    #expect(store.created.map(\.day.description) == ["2026-11-18"])
    #expect(seen.names == ["editing", "saving"])
    store.answerSave()
    #expect(seen.names == ["editing", "saving", "saved"])
  }

  @Test(arguments: [
    ("2026-11-18T23:30:00Z", "Asia/Tokyo", "2026-11-19"),
    ("2026-11-20T00:30:00Z", "America/New_York", "2026-11-19"),
    // The clocks go back, and so the day has 25 hours.
    ("2027-11-08T04:30:00Z", "America/New_York", "2027-11-07"),
    // The clocks go forward at midnight: the day begins at one.
    ("2027-04-29T22:00:00Z", "Africa/Cairo", "2027-04-30"),
    ("2026-12-31T23:30:00Z", "Europe/Berlin", "2027-01-01"),
  ])
  func theDateBecomesTheDayThatItIsAtThePlace(date: String, zone: String, day: String) throws {
    try save(on: date, in: .weeks(of: "en_US", in: zone))
    #expect(store.created.map(\.day.description) == [day])
  }

  @Test func aSaveStartsWhenItIsObserved() throws {
    let save = try #require(try valid()).save()
    #expect(store.created.isEmpty)
    container.observe(save)
    #expect(store.created.count == 1)
  }

  // MARK: Failing

  @Test func aFailedSaveSaysWhyAndReturnsToTheInput() throws {
    try save()
    store.failSave()
    #expect(seen.names == ["editing", "saving", "failed"])
    #expect(try failure.message == "No space is left.")
    container.observe(try failure.acknowledge())
    try save()
    store.answerSave()
    #expect(seen.names == ["editing", "saving", "failed", "editing", "saving", "saved"])
    #expect(store.created.count == 2)
  }

  @Test func aDayThatEndsBeforeItIsSavedIsRefused() throws {
    let model = try #require(try valid())
    time.now = Date("2026-11-19T00:00:00Z")
    container.observe(model.save())
    #expect(try failure.message == "The date is over. Choose today or a later date.")
    #expect(store.created.isEmpty)
  }

  @Test func aSaveIsNoLongerFollowedOnceItsScreenIsGone() throws {
    func use() throws {
      let container = StateContainer(state: container.state)
      container.observe(try #require(try valid()).save())
      #expect(store.waitingSaves == 1)
    }
    try use()
    #expect(store.waitingSaves == 0)
  }
}
