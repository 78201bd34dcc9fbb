import VSM

/// The states of the profile's page.
public enum ProfileViewState {
  case initialized(LoaderModel)
  case loading
  case editing(EditingModel)
  case failed(ErrorModel<ProfileViewState>)

  public typealias Dependencies = ProfileRepositoryDependency

  public struct LoaderModel {
    let dependencies: any Dependencies
  }

  /// The profile in the text fields, which can be edited during every ``Progress``.
  public struct EditingModel {
    public let profile: ShopperProfile
    public let progress: Progress
    let loader: LoaderModel
  }

  public enum Progress {
    case saved
    case unsaved(UnsavedModel)
    case invalid(String)
    case saving
    case failed(ErrorModel<ProfileViewState>)
  }

  public struct UnsavedModel {
    let profile: ShopperProfile
    let loader: LoaderModel
  }
}

extension ProfileViewState.LoaderModel {
  public func load() -> StateSequence<ProfileViewState> {
    StateSequence(.loading, emitting: follow)
  }

  func follow(_ emit: StateEmitter<ProfileViewState>) async {
    await emit.follow(dependencies.profileRepository.profile()) {
      editing($0, .saved)
    } failure: {
      .failed(ErrorModel("The profile could not be loaded.", $0, retry: load))
    }
  }

  func editing(_ profile: ShopperProfile, _ progress: ProfileViewState.Progress) -> ProfileViewState {
    .editing(ProfileViewState.EditingModel(profile: profile, progress: progress, loader: self))
  }
}

extension ProfileViewState.EditingModel {
  /// Changes a field of the profile. The result is unsaved or invalid.
  public func edit(_ field: WritableKeyPath<ShopperProfile, String>, to text: String) -> ProfileViewState {
    var edited = profile
    edited[keyPath: field] = text
    return loader.editing(
      edited,
      edited.problem.map { .invalid($0) } ?? .unsaved(ProfileViewState.UnsavedModel(profile: edited, loader: loader)))
  }
}

extension ProfileViewState.UnsavedModel {
  public func save() -> StateSequence<ProfileViewState> {
    StateSequence(loader.editing(profile, .saving)) { emit in
      do {
        try await loader.dependencies.profileRepository.save(profile)
      } catch {
        let error = ErrorModel("The profile could not be saved.", error, retry: save)
        return emit(loader.editing(profile, .failed(error)))
      }
      await loader.follow(emit)
    }
  }

  /// Saves the profile when the page is closed. An error is ignored, since no page can show it.
  public func saveOnLeaving() {
    Task { [profile, repository = loader.dependencies.profileRepository] in try? await repository.save(profile) }
  }
}
