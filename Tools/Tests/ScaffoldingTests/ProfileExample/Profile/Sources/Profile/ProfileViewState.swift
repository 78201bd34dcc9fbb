import VSM

/// The states of the feature “Edit a profile”.
enum ProfileViewState {
  case initialized(InitializedModel)
  case loading
  case shown(ShownModel)
  case loadingError(LoadingErrorModel)
  case editing(EditingModel)
  case saving
  case savingError(SavingErrorModel)
}

extension ProfileViewState {
  struct InitializedModel {
    let service: ProfileService

    func load() -> StateSequence<ProfileViewState> {
      StateSequence(.loading) {
        do {
          try await service.load()
          return .shown(ShownModel(service: service))
        } catch {
          return .loadingError(LoadingErrorModel(service: service))
        }
      }
    }
  }
}

extension ProfileViewState {
  struct ShownModel {
    let service: ProfileService

    func edit() -> ProfileViewState { .editing(EditingModel(service: service)) }
  }
}

extension ProfileViewState {
  struct LoadingErrorModel {
    let service: ProfileService

    func retry() -> StateSequence<ProfileViewState> {
      StateSequence(.loading) {
        do {
          try await service.load()
          return .shown(ShownModel(service: service))
        } catch {
          return .loadingError(LoadingErrorModel(service: service))
        }
      }
    }
  }
}

extension ProfileViewState {
  struct EditingModel {
    let service: ProfileService

    func save(name: String) -> StateSequence<ProfileViewState> {
      StateSequence(.saving) {
        do {
          try await service.save(name)
          return .shown(ShownModel(service: service))
        } catch {
          return .savingError(SavingErrorModel(service: service, name: name))
        }
      }
    }

    func cancel() -> ProfileViewState { .shown(ShownModel(service: service)) }
  }
}

extension ProfileViewState {
  struct SavingErrorModel {
    let service: ProfileService
    let name: String

    func retry() -> StateSequence<ProfileViewState> {
      StateSequence(.saving) {
        do {
          try await service.save(name)
          return .shown(ShownModel(service: service))
        } catch {
          return .savingError(SavingErrorModel(service: service, name: name))
        }
      }
    }
  }
}
