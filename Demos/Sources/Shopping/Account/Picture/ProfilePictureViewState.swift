import VSM

/// The states of the shopper's picture.
public enum ProfilePictureViewState {
  case initialized(LoaderModel)
  case loading
  case empty(ChoosingModel)
  case shown(ShownModel)
  /// A picture is on its way.
  case receiving(ReceivingModel)
  case saving
  /// The shop does not accept the chosen picture. The previous one is kept.
  case refused(RefusedModel)
  case failed(ErrorModel<ProfilePictureViewState>)

  public typealias Dependencies = ProfileRepositoryDependency

  public struct LoaderModel {
    let dependencies: any Dependencies
  }

  /// Lets the shopper choose a picture, where the system can.
  public struct ChoosingModel {
    let loader: LoaderModel
  }

  public struct ShownModel {
    public let picture: ProfilePicture
    let choosing: ChoosingModel
  }

  public struct ReceivingModel {
    let loader: LoaderModel
  }

  public struct RefusedModel {
    public let reason: String
    let choosing: ChoosingModel
  }
}

extension ProfilePictureViewState.LoaderModel {
  public func load() -> StateSequence<ProfilePictureViewState> {
    StateSequence(.loading, emitting: follow)
  }

  func follow(_ emit: StateEmitter<ProfilePictureViewState>) async {
    await emit.follow(dependencies.profileRepository.picture(), state: showing) {
      .failed(ErrorModel("The picture could not be loaded.", $0, retry: load))
    }
  }

  private func showing(_ picture: ProfilePicture?) -> ProfilePictureViewState {
    let choosing = ProfilePictureViewState.ChoosingModel(loader: self)
    guard let picture else { return .empty(choosing) }
    return .shown(ProfilePictureViewState.ShownModel(picture: picture, choosing: choosing))
  }

  /// Replaces the picture, or removes it, and shows what is stored then.
  func store(_ content: PictureContent?, _ emit: StateEmitter<ProfilePictureViewState>) async {
    do {
      try await dependencies.profileRepository.setPicture(content)
    } catch {
      return emit(.failed(ErrorModel("The picture could not be saved.", error) { save(content) }))
    }
    await follow(emit)
  }

  fileprivate func save(_ content: PictureContent?) -> StateSequence<ProfilePictureViewState> {
    StateSequence(.saving) { emit in await store(content, emit) }
  }
}

extension ProfilePictureViewState.ShownModel {
  public func remove() -> StateSequence<ProfilePictureViewState> {
    choosing.loader.save(nil)
  }
}

extension ProfilePictureViewState.ReceivingModel {
  /// Stops the upload: a newer action cancels the one that waits for it.
  public func stop() -> StateSequence<ProfilePictureViewState> {
    loader.load()
  }
}

extension ProfilePictureViewState.RefusedModel {
  /// Returns to the picture that is stored.
  public func cancel() -> StateSequence<ProfilePictureViewState> {
    choosing.loader.load()
  }
}
