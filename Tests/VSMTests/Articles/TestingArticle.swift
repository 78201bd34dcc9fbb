// The code of the article Testing.md. The features under test are from the other articles.

import CombineShim
import SwiftUIShim
import Testing
import VSM
import VSMTesting

// snippet.double
struct HeldWeather: Weather {
  let answers = Steered<String, Forecast>("forecast")

  func forecast(for place: String) async throws -> Forecast { try await answers(place) }
}
// snippet.end

// snippet.view
struct ForecastView: View {
  @ViewState var state: ForecastViewState

  var body: some View {
    switch state {
    case .initialized(let model): Button("Load") { $state.observe(model.load()) }
    case .loading: ProgressView("Loading")
    case .failed(let model):
      Text(model.message)
      Button("Retry") { $state.observe(model.retry()) }
    case .loaded(let forecast): Text(forecast.text)
    }
  }
}
// snippet.end

@MainActor
struct TestingArticleTests {
  // snippet.journey
  @Test func forecastIsLoaded() async throws {
    let weather = HeldWeather()
    let container = StateContainer(
      state: ForecastViewState.initialized(.init(place: "Bern", weather: weather)))
    let journey = Journey(of: container)

    container.observe(try journey.model(ForecastViewState.LoaderModel.self).load())
    await journey.expect("loading")
    weather.answers.succeed(with: Forecast(text: "sunny"))
    await journey.expect(.state("loaded").with(\Forecast.text, "sunny"))
  }
  // snippet.end

  // snippet.case
  @Test func statesAreExpectedByTheirCases() async throws {
    let weather = HeldWeather()
    let journey = Journey(of: ForecastViewState.LoaderModel(place: "Bern", weather: weather).load())

    await journey.expect(.case(ForecastViewState.loading))
    weather.answers.succeed(with: Forecast(text: "sunny"))
    await journey.expect(.case(ForecastViewState.loaded).with(\Forecast.text, "sunny"))
  }
  // snippet.end

  // snippet.action
  @Test func failedForecastNamesTheCity() async {
    let weather = HeldWeather()
    let journey = Journey(of: ForecastViewState.LoaderModel(place: "Bern", weather: weather).load())

    await journey.expect("loading")
    weather.answers.fail(with: NoConnection())
    await journey.expect(
      .state("failed") { (model: ForecastViewState.FailureModel) in
        #expect(model.message.contains("Bern"))
      })
  }
  // snippet.end

  // snippet.values
  @Test func boardFollowsItsTimetable() async {
    let model = BoardModel(stop: "Harbour", timetable: FixedTimetable())
    #expect(await values(of: model.follow()) == [.open(["12:07 Harbour"])])
  }
  // snippet.end

  // snippet.superseded
  @Test func supersededLoadAppliesNothing() async {
    await expectSupersession {
      let weather = HeldWeather()
      let steering = Steering()
      steering.add(
        weather.answers,
        answers: ["succeeds": .success(Forecast(text: "sunny")), "fails": .failure(NoConnection())])
      let model = ForecastViewState.LoaderModel(place: "Bern", weather: weather)
      return SupersededAction(in: StateContainer(state: .initialized(model)), answers: steering) {
        $0.observe(model.load())
      }
    }
  }
  // snippet.end

  // snippet.clock
  @Test func searchWaitsForAPauseInTyping() async {
    let clock = TestClock()
    let container = StateContainer(state: StopSearchViewState(), clock: clock)
    let journey = Journey(of: container, clock: clock)
    for text in ["S", "St", "Sta"] {
      container.observe(container.state.searching(for: text), debounced: .milliseconds(300))
      await journey.advance(by: .milliseconds(200))
    }
    await journey.expect()

    await journey.advance(by: .milliseconds(100))
    await journey.expect(.state().with(\.results, ["Station"]))
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
    @Test func failedForecastCanBeRetried() async throws {
      let weather = HeldWeather()
      let page = HeadlessPage {
        ForecastView(state: .initialized(.init(place: "Bern", weather: weather)))
      }
      let journey = try page.journey(of: ForecastViewState.self)

      try page.tap("Load")
      await journey.expect("loading")
      weather.answers.fail(with: NoConnection())
      await journey.expect("failed")
      await page.expectControls(["Retry"])

      try page.tap("Retry")
      weather.answers.succeed(with: Forecast(text: "sunny"))
      await journey.expect("loading", "loaded")
      #expect(page.shows("sunny"))
    }
    // snippet.end

    // snippet.locale
    @Test func dayIsShownInTheLanguageOfTheVisitor() async throws {
      var environment = EnvironmentValues()
      environment.locale = Locale(identifier: "de_DE")
      environment.timeZone = .gmt
      let page = HeadlessPage(environment: environment) {
        Text(Date(timeIntervalSince1970: 0), format: .dateTime.day().month(.wide).year())
      }
      #expect(page.shows("1. Januar 1970"))
    }
    // snippet.end

    #if os(Linux)
      @Test func dayIsShownInInternationalEnglishByDefault() {
        let page = HeadlessPage {
          Text(Date(timeIntervalSince1970: 43_200), format: .dateTime.day().month(.wide).year())
        }
        #expect(page.shows("1 January 1970"))
      }
    #endif

    // snippet.presses
    @Test func everyControlReachesItsStates() async throws {
      try await HeadlessPage.expectPresses(["Load": "loading"], of: ForecastViewState.self) {
        HeadlessPage { ForecastView(state: .initialized(.init(place: "Bern", weather: HeldWeather()))) }
      }
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
