import Benchmark

/// States to go to, made beforehand and taken in turn.
@MainActor
struct Samples {
  let all = identity(ProfileViewState.makeSamples())

  /// The state that features start with.
  var first: ProfileViewState { all[0] }

  /// For code that spells states one by one.
  var each: (ProfileViewState, ProfileViewState, ProfileViewState, ProfileViewState) {
    (all[0], all[1], all[2], all[3])
  }

  subscript(_ index: Int) -> ProfileViewState { all[index & 3] }
}
