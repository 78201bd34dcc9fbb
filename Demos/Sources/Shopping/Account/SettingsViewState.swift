import VSM

/// The states of the settings' page.
public enum SettingsViewState {
  case initialized(LoaderModel)
  case loading
  case loaded(LoadedModel)
  case failed(ErrorModel<SettingsViewState>)

  public typealias Dependencies = SettingsRepositoryDependency

  public struct LoaderModel {
    let dependencies: any Dependencies
  }

  public struct LoadedModel {
    public let settings: ShopSettings
    let loader: LoaderModel
  }
}

extension SettingsViewState.LoaderModel {
  public func load() -> StateSequence<SettingsViewState> {
    StateSequence(.loading, emitting: follow)
  }

  func follow(_ emit: StateEmitter<SettingsViewState>) async {
    await emit.follow(dependencies.settingsRepository.settings(), state: showing) {
      .failed(ErrorModel("The settings could not be loaded.", $0, retry: load))
    }
  }

  func showing(_ settings: ShopSettings) -> SettingsViewState {
    .loaded(SettingsViewState.LoadedModel(settings: settings, loader: self))
  }
}

extension SettingsViewState.LoadedModel {
  /// Shows a changed setting immediately, and saves it.
  public func set<Value>(_ setting: WritableKeyPath<ShopSettings, Value>, to value: Value) -> StateSequence<
    SettingsViewState
  > {
    var changed = settings
    changed[keyPath: setting] = value
    return save(changed)
  }

  private func save(_ changed: ShopSettings) -> StateSequence<SettingsViewState> {
    StateSequence(loader.showing(changed)) { emit in
      do {
        try await loader.dependencies.settingsRepository.save(changed)
      } catch {
        return emit(.failed(ErrorModel("The settings could not be saved.", error) { save(changed) }))
      }
      await loader.follow(emit)
    }
  }
}
