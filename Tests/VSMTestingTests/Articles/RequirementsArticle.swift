// The code of the article Requirements.md.

#if !canImport(SwiftUI) || PortableUI
  import Foundation
  import SwiftUIShim
  import Testing
  import VSM
  import VSMTesting

  // snippet.world
  @MainActor final class ForecastWorld: PageWorld {
    let weather = ConnectedWeather()
    var page: HeadlessPage?
  }
  // snippet.end

  // snippet.steps
  let forecastSteps = Steps<ForecastWorld> {
    Steps.page
    Given("I am not connected to the internet") { world in world.weather.isConnected = false }
    Given("I am connected to the internet") { world in world.weather.isConnected = true }
    When("I open the forecast of {string}") { (world, place: String) in
      world.page = HeadlessPage { [weather = world.weather] in ForecastView(place: place, weather: weather) }
    }
  }
  // snippet.end

  // snippet.tests
  @MainActor struct ForecastRequirementsTests {
    @Test(arguments: try Requirements().scenarios)
    func forecast(_ scenario: Requirements.Scenario) async throws {
      try await scenario.run(in: ForecastWorld(), with: forecastSteps)
    }

    @Test func everyStepHasOneDefinition() throws {
      let report = try Requirements().report(on: forecastSteps)
      #expect(report.problems.isEmpty, "\(report)")
    }
  }
  // snippet.end

  // snippet.coverage
  @MainActor struct ForecastCoverageTests {
    @Test func everyEdgeHasAScenario() async throws {
      let exploration = await Exploration { ForecastView(place: "Bern", weather: SteeredWeather($0)) }
      let coverage = try await Requirements().coverage(of: exploration.graph, with: forecastSteps) { ForecastWorld() }
      coverage.expectAll()
    }
  }
  // snippet.end

  // snippet.hooks
  let carefulSteps = Steps<ForecastWorld> {
    forecastSteps
    Before("@offline") { world in world.weather.isConnected = false }
    After("not (@offline or @failing)") { world in
      if try world.openPage.shows("Retry") { throw StepFailure("The page ends with an error.") }
    }
  }
  // snippet.end

  // snippet.parameter
  enum Compass: String, CaseIterable, StepParameter { case north, east, south, west }

  let windSteps = Steps<ForecastWorld> {
    Then("the wind should come from the {compass}") { (world, compass: Compass) in
      if try !world.openPage.shows("Wind: \(compass)") { throw StepFailure("There is no wind from the \(compass).") }
    }
  }
  // snippet.end

  @MainActor struct RequirementsArticleTests {
    @Test func anEdgeWithoutAScenarioIsProposed() async throws {
      let exploration = await Exploration { ForecastView(place: "Bern", weather: SteeredWeather($0)) }
      let first = try Requirements(
        parsing: """
          Feature: Forecast
            Scenario: Loaded
              When I open the forecast of "Bern"
            @pending
            Scenario: Failed
              Given I am not connected to the internet
              When I open the forecast of "Bern"
              Then I should see "rain"
          """, file: "Forecast.feature")
      let coverage = try await first.coverage(of: exploration.graph, with: forecastSteps) { ForecastWorld() }
      #expect(coverage.uncovered.map(\.label) == ["forecast fails", #"tap "Retry""#])
      let failures = await TestFailure.recorded { coverage.expectAll { $0.action == "appear" } }.map(\.message)
      try #require(failures.count == 2)
      #expect(failures[0].contains("No scenario covers 2 of 4 edges."))
      #expect(failures[0].contains("Scenario: In loading, forecast fails leads to failed\n  When I open the page"))
      #expect(failures[1].contains("In initialized, appear leads to loading: Forecast: Loaded"))
    }

    // snippet.bundle
    @Test(arguments: try Requirements(in: .module).scenarios)
    func bundledForecast(_ scenario: Requirements.Scenario) async throws {
      try await scenario.run(in: ForecastWorld(), with: forecastSteps)
    }
    // snippet.end

    @Test func hooksRunForTheirTags() async throws {
      let requirements = try Requirements(
        parsing: """
          Feature: Forecast
            @offline
            Scenario: Without a connection
              When I open the forecast of "Bern"
              Then I should see "Retry"
            Scenario: Broken
              Given I am not connected to the internet
              When I open the forecast of "Bern"
          """, file: "Forecast.feature")
      try await requirements.tagged("@offline").scenarios[0].run(in: ForecastWorld(), with: carefulSteps)
      let failure = await #expect(throws: ScenarioFailure.self) {
        try await requirements.scenarios[1].run(in: ForecastWorld(), with: carefulSteps)
      }
      #expect(failure?.reason.contains("failed.\nThe page ends with an error.") == true)
    }

    /// The German example: its keywords are valid.
    @Test func theArticleShowsAFeatureInAnotherLanguage() throws {
      let folder = URL(filePath: #filePath).deletingLastPathComponent()
      let article = try String(
        contentsOf: folder.appending(path: "../../../Sources/VSM/VSM.docc/Requirements.md"), encoding: .utf8)
      let examples = article.split(separator: "```gherkin\n").dropFirst().map { $0.split(separator: "```\n")[0] }
      let requirements = try examples.map { try Requirements(parsing: String($0), file: "Requirements.md") }
      #expect(requirements.map(\.scenarios.count) == [2, 1])
    }

    @Test func theArticleShowsTheFileThatIsRun() throws {
      let folder = URL(filePath: #filePath).deletingLastPathComponent()
      let feature = try String(contentsOf: folder.appending(path: "Requirements/Forecast.feature"), encoding: .utf8)
      let article = folder.appending(path: "../../../Sources/VSM/VSM.docc/Requirements.md")
      #expect(try String(contentsOf: article, encoding: .utf8).contains("```gherkin\n\(feature)```"))
    }

    @Test func aParameterIsAType() async throws {
      let requirements = try Requirements(
        parsing: "Feature: Wind\nScenario: South\nThen the wind should come from the south", file: "Wind.feature")
      let world = ForecastWorld()
      world.page = HeadlessPage { Text("Wind: south") }
      try await requirements.scenarios[0].run(in: world, with: windSteps)
    }
  }

  struct NoConnection: Error {}

  @MainActor protocol Weather {
    func forecast(for place: String) async throws -> String
  }

  @MainActor final class ConnectedWeather: Weather {
    var isConnected = true

    func forecast(for place: String) async throws -> String {
      guard isConnected else { throw NoConnection() }
      return "sunny"
    }
  }

  @MainActor struct SteeredWeather: Weather {
    private let forecast = Steered<String, String>("forecast")

    init(_ steering: Steering) {
      steering.add(forecast, answers: ["succeeds": .success("sunny"), "fails": .failure(NoConnection())])
    }

    func forecast(for place: String) async throws -> String { try await forecast(place) }
  }

  enum ForecastViewState {
    case initialized(ForecastLoader)
    case loading
    case failed(ForecastLoader)
    case loaded(String)  // vsm:disable:this state-without-way-out -- The example ends here.
  }

  @MainActor struct ForecastLoader {
    let place: String
    let weather: any Weather

    func load() -> StateSequence<ForecastViewState> {
      StateSequence(.loading) {
        do { return .loaded(try await weather.forecast(for: place)) } catch { return .failed(self) }
      }
    }
  }

  struct ForecastView: View {
    @ViewState var state: ForecastViewState

    init(place: String, weather: any Weather) {
      _state = ViewState(wrappedValue: .initialized(ForecastLoader(place: place, weather: weather)))
    }

    var body: some View {
      VStack {
        switch state {
        case .initialized, .loading: ProgressView("Loading")
        case .failed(let loader): Button("Retry") { $state.observe(loader.load()) }
        case .loaded(let forecast): Text(forecast)
        }
      }
      .onAppear {
        if case .initialized(let loader) = state { $state.observe(loader.load()) }
      }
    }
  }
#endif
