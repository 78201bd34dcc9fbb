import Testing
import VSM
import VSMTesting

@testable import Profile

private struct NoConnection: Error {}

@MainActor struct ProfileViewStateTests {
  @Test func loadInInitializedLeadsToShown() async {
    let model = ProfileViewState.InitializedModel(service: .immediate)
    let container = StateContainer(state: ProfileViewState.initialized(model))
    let journey = Journey(of: container)
    container.observe(model.load())
    await journey.expect("loading", "shown")
  }

  @Test func loadInInitializedLeadsToLoadingErrorIfItFails() async {
    var service = ProfileService.immediate
    service.load = { throw NoConnection() }
    let model = ProfileViewState.InitializedModel(service: service)
    let container = StateContainer(state: ProfileViewState.initialized(model))
    let journey = Journey(of: container)
    container.observe(model.load())
    await journey.expect("loading", "loadingError")
  }

  @Test func editInShownLeadsToEditing() async {
    let model = ProfileViewState.ShownModel(service: .immediate)
    let container = StateContainer(state: ProfileViewState.shown(model))
    let journey = Journey(of: container)
    container.observe(model.edit())
    await journey.expect("editing")
  }

  @Test func retryInLoadingErrorLeadsToShown() async {
    let model = ProfileViewState.LoadingErrorModel(service: .immediate)
    let container = StateContainer(state: ProfileViewState.loadingError(model))
    let journey = Journey(of: container)
    container.observe(model.retry())
    await journey.expect("loading", "shown")
  }

  @Test func retryInLoadingErrorLeadsToLoadingErrorIfItFails() async {
    var service = ProfileService.immediate
    service.load = { throw NoConnection() }
    let model = ProfileViewState.LoadingErrorModel(service: service)
    let container = StateContainer(state: ProfileViewState.loadingError(model))
    let journey = Journey(of: container)
    container.observe(model.retry())
    await journey.expect("loading", "loadingError")
  }

  @Test func saveInEditingLeadsToShown() async {
    let model = ProfileViewState.EditingModel(service: .immediate)
    let container = StateContainer(state: ProfileViewState.editing(model))
    let journey = Journey(of: container)
    container.observe(model.save(name: "Name"))
    await journey.expect("saving", "shown")
  }

  @Test func saveInEditingLeadsToSavingErrorIfItFails() async {
    var service = ProfileService.immediate
    service.save = { _ in throw NoConnection() }
    let model = ProfileViewState.EditingModel(service: service)
    let container = StateContainer(state: ProfileViewState.editing(model))
    let journey = Journey(of: container)
    container.observe(model.save(name: "Name"))
    await journey.expect("saving", "savingError")
  }

  @Test func cancelInEditingLeadsToShown() async {
    let model = ProfileViewState.EditingModel(service: .immediate)
    let container = StateContainer(state: ProfileViewState.editing(model))
    let journey = Journey(of: container)
    container.observe(model.cancel())
    await journey.expect("shown")
  }

  @Test func retryInSavingErrorLeadsToShown() async {
    let model = ProfileViewState.SavingErrorModel(service: .immediate, name: "")
    let container = StateContainer(state: ProfileViewState.savingError(model))
    let journey = Journey(of: container)
    container.observe(model.retry())
    await journey.expect("saving", "shown")
  }

  @Test func retryInSavingErrorLeadsToSavingErrorIfItFails() async {
    var service = ProfileService.immediate
    service.save = { _ in throw NoConnection() }
    let model = ProfileViewState.SavingErrorModel(service: service, name: "")
    let container = StateContainer(state: ProfileViewState.savingError(model))
    let journey = Journey(of: container)
    container.observe(model.retry())
    await journey.expect("saving", "savingError")
  }
}
