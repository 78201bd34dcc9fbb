/// The actions of the feature. They return existing states, so that the creation of states is not measured.
struct ProfileModel {
  let next: ProfileViewState

  /// An action that stays on the caller's actor.
  func load() async -> ProfileViewState { next }

  /// An action that leaves the main actor and returns to it.
  func loadElsewhere() async -> ProfileViewState {
    await ProfileService.elsewhere()
    return next
  }

  /// An action that runs until it is canceled.
  func loadForever() async -> ProfileViewState {
    await Cancellation().wait()
    return next
  }
}
