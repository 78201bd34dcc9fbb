// The code of the article Models.md.
// vsm:disable state-without-way-out -- A forecast is all that its view shows.

import Testing
import VSM
import VSMTesting

// MARK: A struct with functions

// snippet.functions
enum AlarmViewState: Equatable {
  case off(OffModel)
  case on(OnModel)
}

struct OffModel: Equatable {
  func set(to hour: Int) -> AlarmViewState { .on(OnModel(hour: hour)) }
}

struct OnModel: Equatable {
  let hour: Int

  func cancel() -> AlarmViewState { .off(OffModel()) }
}
// snippet.end

// MARK: A struct with closures

struct Forecast: Equatable { var text: String }

protocol Weather: Sendable {
  func forecast(for place: String) async throws -> Forecast
}

// snippet.closures
enum ForecastViewState {
  case initialized(LoaderModel)
  case loading
  case failed(FailureModel)
  case loaded(Forecast)

  struct LoaderModel {
    let load: () -> StateSequence<ForecastViewState>
  }

  struct FailureModel {
    let message: String
    let retry: () -> StateSequence<ForecastViewState>
  }
}
// snippet.end

// snippet.extensions
extension ForecastViewState.LoaderModel {
  init(place: String, weather: any Weather) {
    load = {
      StateSequence(.loading) {
        do {
          return .loaded(try await weather.forecast(for: place))
        } catch {
          return .failed(.init(error, place: place, weather: weather))
        }
      }
    }
  }
}

extension ForecastViewState.FailureModel {
  init(_ error: any Error, place: String, weather: any Weather) {
    message = "There is no forecast for \(place): \(error)"
    retry = { ForecastViewState.LoaderModel(place: place, weather: weather).load() }
  }
}
// snippet.end

// MARK: A protocol and a struct

struct Recipe: Equatable { var title: String }

protocol Cookbook: Sendable {
  func recipe(_ number: Int) async -> Recipe
}

// snippet.protocols
enum RecipeViewState {
  case initialized(any RecipeLoading)
  case loaded(any RecipeReading)
}

protocol RecipeLoading {
  func load() async -> RecipeViewState
}

protocol RecipeReading {
  var recipe: Recipe { get }
  func reload() async -> RecipeViewState
}
// snippet.end

// snippet.builders
struct RecipeLoader: RecipeLoading {
  let number: Int
  let cookbook: any Cookbook
  let makeReader: (Recipe) -> any RecipeReading

  func load() async -> RecipeViewState {
    .loaded(makeReader(await cookbook.recipe(number)))
  }
}

struct RecipeReader: RecipeReading {
  let recipe: Recipe
  let makeLoader: () -> any RecipeLoading

  func reload() async -> RecipeViewState {
    await makeLoader().load()
  }
}
// snippet.end

// snippet.assembly
extension RecipeViewState {
  static func initialized(number: Int, cookbook: any Cookbook) -> RecipeViewState {
    .initialized(loader(number, cookbook))
  }

  private static func loader(_ number: Int, _ cookbook: any Cookbook) -> RecipeLoader {
    RecipeLoader(number: number, cookbook: cookbook) { recipe in
      RecipeReader(recipe: recipe) { loader(number, cookbook) }
    }
  }
}
// snippet.end

// MARK: Dependencies

// snippet.dependencies
protocol CookbookDependency {
  var cookbook: any Cookbook { get }
}

protocol WeatherDependency {
  var weather: any Weather { get }
}

struct PicnicModel {
  typealias Dependencies = CookbookDependency & WeatherDependency

  let dependencies: any Dependencies

  func plan() async -> PicnicViewState {
    let recipe = await dependencies.cookbook.recipe(1)
    let forecast = try? await dependencies.weather.forecast(for: "the park")
    return .planned("\(recipe.title), \(forecast?.text ?? "whatever the weather")")
  }
}
// snippet.end

enum PicnicViewState: Equatable {
  case initialized
  case planned(String)
}

// snippet.app
struct AppDependencies: PicnicModel.Dependencies {
  let cookbook: any Cookbook
  let weather: any Weather
}
// snippet.end

// MARK: Actions of several states

// snippet.shared
enum ShelfViewState {
  case loading
  case empty(EmptyShelfModel)
  case full(FullShelfModel)
}

protocol ShelfReloading {
  var cookbook: any Cookbook { get }
}

extension ShelfReloading {
  func reload() -> StateSequence<ShelfViewState> {
    StateSequence(.loading) { await .shelf(of: cookbook) }
  }
}

struct EmptyShelfModel: ShelfReloading {
  let cookbook: any Cookbook
}

struct FullShelfModel: ShelfReloading {
  let cookbook: any Cookbook
  let recipes: [Recipe]

  func clear() -> ShelfViewState { .empty(EmptyShelfModel(cookbook: cookbook)) }
}
// snippet.end

extension ShelfViewState {
  static func shelf(of cookbook: any Cookbook) async -> ShelfViewState {
    .full(FullShelfModel(cookbook: cookbook, recipes: [await cookbook.recipe(1)]))
  }
}

// MARK: Dependencies as arguments

// snippet.arguments
struct MenuModel: Equatable {
  let course: Int

  func next(from cookbook: any Cookbook) async -> MenuViewState {
    .served(await cookbook.recipe(course).title, MenuModel(course: course + 1))
  }
}
// snippet.end

enum MenuViewState: Equatable {
  case served(String, MenuModel)
}

// MARK: -

struct NoConnection: Error, CustomStringConvertible {
  let description = "no connection"
}

struct SteeredWeather: Weather {
  var result: Result<Forecast, NoConnection>
  func forecast(for place: String) async throws -> Forecast { try result.get() }
}

struct OneRecipe: Cookbook {
  func recipe(_ number: Int) async -> Recipe { Recipe(title: "Recipe \(number)") }
}

extension RecipeViewState {
  fileprivate var title: String? {
    if case .loaded(let model) = self { model.recipe.title } else { nil }
  }
}

@MainActor
struct ModelsArticleTests {
  @Test func eachStateHasItsOwnActions() throws {
    let state = OffModel().set(to: 7)
    guard case .on(let model) = state else { throw WrongState(state) }
    #expect(model.hour == 7)
    #expect(model.cancel() == .off(OffModel()))
  }

  @Test func errorBecomesAState() async throws {
    let model = ForecastViewState.LoaderModel(place: "Bern", weather: SteeredWeather(result: .failure(NoConnection())))
    let container = StateContainer(state: ForecastViewState.initialized(model))
    await container.refresh(model.load())
    guard case .failed(let failure) = container.state else { throw WrongState(container.state) }
    #expect(failure.message == "There is no forecast for Bern: no connection")
    await container.refresh(failure.retry())
    #expect(StateName.of(container.state) == "failed")
  }

  @Test func statesShareAnAction() async {
    let journey = Journey(of: EmptyShelfModel(cookbook: OneRecipe()).reload())
    await journey.expect("loading", "full")
  }

  @Test func modelGetsItsDependencyAsAnArgument() async {
    let state = await MenuModel(course: 2).next(from: OneRecipe())
    #expect(state == .served("Recipe 2", MenuModel(course: 3)))
  }

  @Test func mutuallyDependentModelsAreCreatedLazily() async {
    var state = RecipeViewState.initialized(number: 3, cookbook: OneRecipe())
    if case .initialized(let model) = state { state = await model.load() }
    if case .loaded(let model) = state { state = await model.reload() }
    if case .loaded(let model) = state { state = await model.reload() }
    #expect(state.title == "Recipe 3")
  }

  @Test func modelIsTestedWithoutTheNextOne() async {
    // snippet.mock
    struct NoReading: RecipeReading {
      let recipe: Recipe
      func reload() async -> RecipeViewState { .loaded(self) }
    }
    let loader = RecipeLoader(number: 3, cookbook: OneRecipe()) { NoReading(recipe: $0) }
    let state = await loader.load()
    // snippet.end
    #expect(state.title == "Recipe 3")
  }

  @Test func modelReceivesItsDependencies() async {
    let sunny = SteeredWeather(result: .success(Forecast(text: "sunny")))
    let model = PicnicModel(dependencies: AppDependencies(cookbook: OneRecipe(), weather: sunny))
    #expect(await model.plan() == .planned("Recipe 1, sunny"))
  }
}

struct WrongState: Error {
  let name: String

  init(_ state: Any) { name = StateName.of(state) }
}
