import Benchmark

/// States that are created in advance and used in turn.
@MainActor
struct Samples {
  let all = identity(ProfileViewState.makeSamples())

  /// The initial state.
  var first: ProfileViewState { all[0] }

  /// The four states as a tuple.
  var each: (ProfileViewState, ProfileViewState, ProfileViewState, ProfileViewState) {
    (all[0], all[1], all[2], all[3])
  }

  subscript(_ index: Int) -> ProfileViewState { all[index & 3] }
}
