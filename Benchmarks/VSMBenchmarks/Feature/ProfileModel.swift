/// Actions of the feature, called as models call them. They lead to states made beforehand, so that what is measured is
/// the container and not the making of states.
struct ProfileModel {
  let next: ProfileViewState

  /// An action that never leaves the actor it is called on.
  func load() async -> ProfileViewState { next }

  /// An action that leaves the main actor and comes back.
  func loadElsewhere() async -> ProfileViewState {
    await ProfileService.elsewhere()
    return next
  }

  /// An action that goes on until it is cancelled.
  func loadForever() async -> ProfileViewState {
    await Cancellation().wait()
    return next
  }
}
