import CombineShim
import Foundation
import Testing
import VSMTesting
import ToDoTesting

@testable import ToDoViper

/// Unit tests of the List screen's presenter, in virtual time.
struct ListPresenterTests {
  typealias Answer = [Recorded<[UpcomingItem], any Error>]

  private let scheduler = TestScheduler()

  /// Creates the presenter with input from 200 on. Each read gets the next answer, at times relative to its begin.
  private func present(
    add: [Recorded<Void, Never>] = [],
    refresh: [Recorded<Void, Never>] = [],
    saved: [Recorded<Void, Never>] = [],
    calendar: [Recorded<Calendar, Never>] = [.value(0, .american)],
    answers: [Answer] = []
  ) -> (output: ListView.Output, actions: AnyPublisher<ListAction, Never>) {
    var answers = answers[...]
    return listPresenter(
      ListView.Input(
        add: scheduler.hotPublisher(add).eraseToAnyPublisher(),
        refresh: scheduler.hotPublisher(refresh).eraseToAnyPublisher()),
      calendar: scheduler.coldPublisher(calendar).eraseToAnyPublisher(),
      saved: scheduler.hotPublisher(saved).eraseToAnyPublisher(),
      getTodos: { [scheduler] _ in scheduler.coldPublisher(answers.popFirst() ?? []).eraseToAnyPublisher() })
  }

  private func answer(_ titles: String..., after time: Int) -> Answer {
    let items = titles.map { UpcomingItem(id: UUID(), title: $0, date: .wednesday, period: .today) }
    return [.value(time, items), .finished(time)]
  }

  /// Records the content in short form: the titles, or the error message.
  private func contents(of output: ListView.Output) -> Recording<String, Never> {
    scheduler.start {
      output.content.map { content in
        switch content {
        case .loading: "loading"
        case .sections(let sections): sections.flatMap(\.items).map(\.title).joined(separator: " ")
        case .failed(let message): message
        }
      }
    }
  }

  // MARK: Actions

  @Test func tapOnAddSendsTheActionAdd() {
    let actions = scheduler.start { present(add: [.value(210), .value(250)]).actions }
    #expect(actions.events == [.value(210, .add), .value(250, .add)])
  }

  // MARK: Reading

  @Test func todosAreReadImmediately() {
    let contents = contents(of: present(answers: [answer("milk", after: 100)]).output)
    #expect(contents.events == [.value(200, "loading"), .value(300, "milk")])
  }

  @Test func refreshKeepsTheContentUntilTheResponse() {
    let output = present(refresh: [.value(400)], answers: [answer("milk", after: 100), answer("bread", after: 100)])
      .output
    let isReading = scheduler.record(output.isReading, subscribedAt: 200)
    let contents = contents(of: output)
    #expect(contents.events == [.value(200, "loading"), .value(300, "milk"), .value(500, "bread")])
    #expect(isReading.events == [.value(200, true), .value(300, false), .value(400, true), .value(500, false)])
  }

  @Test func responseToTheNewestReadIsUsed() {
    let output = present(
      refresh: [.value(250), .value(260)],
      answers: [answer("old", after: 100), answer("older", after: 200), answer("newest", after: 20)]
    ).output
    #expect(contents(of: output).events == [.value(200, "loading"), .value(280, "newest")])
  }

  @Test func savedTodoCausesAnotherRead() {
    let output = present(saved: [.value(400)], answers: [answer(after: 100), answer("milk", after: 0)]).output
    #expect(contents(of: output).events == [.value(200, "loading"), .value(300, ""), .value(400, "milk")])
  }

  @Test func changedCalendarCausesAnotherRead() {
    let output = present(
      calendar: [.value(0, .american), .value(200, .german)],
      answers: [answer("milk", after: 100), answer("Milch", after: 10)]
    ).output
    #expect(contents(of: output).events == [.value(200, "loading"), .value(300, "milk"), .value(410, "Milch")])
  }

  @Test func failedReadCanBeRetried() {
    let output = present(
      refresh: [.value(400), .value(600)],
      answers: [[.failure(100, Unavailable())], [.failure(100, Unavailable())], answer("milk", after: 100)]
    ).output
    let problem = "The to-dos could not be read. No space is left."
    #expect(
      contents(of: output).events == [
        .value(200, "loading"), .value(300, problem), .value(400, "loading"), .value(500, problem),
        .value(600, "loading"), .value(700, "milk"),
      ])
  }

  @Test func allOutputsShareOneRead() {
    let read: ColdPublisher<[UpcomingItem], any Error> = scheduler.coldPublisher([.value(100, [])])
    let (output, _) = listPresenter(
      ListView.Input(
        add: Empty().eraseToAnyPublisher(), refresh: Empty(completeImmediately: false).eraseToAnyPublisher()),
      calendar: CurrentValueSubject(.american).eraseToAnyPublisher(),
      saved: Empty(completeImmediately: false).eraseToAnyPublisher(),
      getTodos: { _ in read.eraseToAnyPublisher() })
    let isReading = scheduler.record(output.isReading, subscribedAt: 200, cancelledAt: 400)
    let content = scheduler.record(output.content, subscribedAt: 250, cancelledAt: 500)
    scheduler.advance(to: 1000)
    #expect(read.subscriptions == [SubscriptionTimes(subscribed: 200, ended: 500)])
    #expect(isReading.events == [.value(200, true), .value(300, false)])
    #expect(content.events == [.value(250, .loading), .value(300, .sections([]))])
  }

  // MARK: Showing

  @Test(arguments: [
    (Calendar.american, "Wed, Nov 18"),
    (Calendar.german, "Mi. 18. Nov."),
    // In Tokyo, the same moment is on the next day.
    (Calendar.weeks(of: "en_US", in: "Asia/Tokyo"), "Thu, Nov 19"),
  ])
  func dateIsFormattedForTheLocaleAndTimeZone(calendar: Calendar, day: String) {
    let item = UpcomingItem(
      id: UUID(), title: "Buy milk", date: Date("2026-11-18T15:00:00Z"), period: .today)
    let contents = scheduler.start {
      present(calendar: [.value(0, calendar)], answers: [[.value(100, [item])]]).output.content
    }
    let shown = UpcomingDisplayItem(id: item.id.uuidString, title: "Buy milk", day: day)
    #expect(contents.values.last == .sections([UpcomingDisplaySection(title: "Today", items: [shown])]))
  }

  @Test(arguments: [
    (
      [UpcomingItem.Period.today, .today, .tomorrow, .laterThisWeek, .nextWeek],
      [["Today", "0", "1"], ["Tomorrow", "2"], ["Later This Week", "3"], ["Next Week", "4"]]
    ),
    ([UpcomingItem.Period.tomorrow, .nextWeek], [["Tomorrow", "0"], ["Next Week", "1"]]),
    ([UpcomingItem.Period](), [[String]]()),
  ])
  func itemsAreGroupedByPeriod(periods: [UpcomingItem.Period], expected: [[String]]) throws {
    let items = periods.enumerated().map { index, period in
      UpcomingItem(id: UUID(), title: "\(index)", date: .wednesday, period: period)
    }
    let contents = scheduler.start { present(answers: [[.value(100, items)]]).output.content }
    guard case .sections(let sections) = contents.values.last else {
      Issue.record("Shown: \(contents)")
      return
    }
    #expect(sections.map { [$0.title] + $0.items.map(\.title) } == expected)
  }
}
