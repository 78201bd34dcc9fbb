// The code of the article Testing.md. The features under test are those of the other articles.

import CombineShim
import Testing
import VSM
import VSMTesting

@MainActor
struct TestingArticleTests {
  // snippet.model
  @Test func aForecastIsLoaded() async {
    let weather = SteeredWeather(result: .success(Forecast(text: "sunny")))
    let model = ForecastViewState.LoaderModel(place: "Bern", weather: weather)

    var states: [String] = []
    for await state in model.load() { states.append(StateName.of(state)) }

    #expect(states == ["loading", "loaded"])
  }
  // snippet.end

  // snippet.container
  @Test func aFailedForecastCanBeTriedAgain() async throws {
    let model = ForecastViewState.LoaderModel(place: "Bern", weather: FailingOnce())
    let container = StateContainer(state: ForecastViewState.initialized(model))

    await container.refresh(model.load())
    guard case .failed(let failure) = container.state else { throw WrongState(container.state) }
    await container.refresh(failure.retry())

    #expect(StateName.of(container.state) == "loaded")
  }
  // snippet.end

  // snippet.clock
  @Test func aSearchWaitsForAPauseInTyping() async {
    let clock = TestClock()
    let container = StateContainer(state: StopSearchViewState(), clock: clock)
    for text in ["S", "St", "Sta"] {
      container.observe(container.state.searching(for: text), debounced: .milliseconds(300))
      await clock.advance(by: .milliseconds(200))
    }
    #expect(container.state.results == [])

    await clock.advance(by: .milliseconds(100))
    #expect(container.state.results == ["Station"])
  }
  // snippet.end

  // snippet.scheduler
  @Test func stopsAreLookedUpAfterAPauseInTyping() {
    let scheduler = TestScheduler()
    let typing = scheduler.hotPublisher([.value(210, "S"), .value(300, "Sta"), .value(700, "Q"), .finished(900)])

    let recording = scheduler.start { stops(named: typing, on: scheduler) }

    #expect(recording.events == [.value(600, ["Station"]), .finished(900)])
    #expect(typing.subscriptions == [SubscriptionTimes(subscribed: 200, ended: 900)])
  }
  // snippet.end

  #if !canImport(SwiftUI) || PortableUI
    // snippet.page
    @Test func aSearchIsShown() async throws {
      let clock = TestClock()
      let page = HeadlessPage(clock: clock) { StopSearchView() }

      try page.type("Sta", into: "Stop")
      await clock.advance(by: .milliseconds(300))
      await page.settle()

      #expect(page.shows("Station"))
    }
  // snippet.end
  #endif
}

// snippet.pipeline
func stops(
  named text: some Publisher<String, Never>, on scheduler: some Scheduler
) -> some Publisher<[String], Never> {
  text
    .debounce(for: .milliseconds(300), scheduler: scheduler)
    .map { Stops.named($0) }
}
// snippet.end

actor FailingOnce: Weather {
  private var hasFailed = false

  func forecast(for place: String) async throws -> Forecast {
    defer { hasFailed = true }
    if hasFailed { return Forecast(text: "sunny") }
    throw NoConnection()
  }
}

// snippet.wrong
struct WrongState: Error {
  let name: String

  init(_ state: Any) { name = StateName.of(state) }
}
// snippet.end
