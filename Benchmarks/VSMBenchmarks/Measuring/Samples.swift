import Benchmark

/// States to go to, made beforehand and taken in turn.
@MainActor
struct Samples {
  let all = identity(ProfileViewState.makeSamples())

  /// The state that features start with.
  var first: ProfileViewState { all[0] }

  subscript(_ index: Int) -> ProfileViewState { all[index & 3] }
}
