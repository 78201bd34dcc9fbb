import VSM
import VSMTestingCore

/// The states of a profile that is loaded and renamed. Neither `Equatable` nor `Sendable`.
enum ProfileState {
  case initialized
  case loading
  case loaded(LoadedModel)
  case loadingError(message: String, retry: () -> StateSequence<ProfileState>)

  struct LoadedModel {
    let name: String
    let rename: (String) -> ProfileState
  }

  static func loaded(_ name: String) -> ProfileState {
    .loaded(LoadedModel(name: name, rename: { .loaded($0) }))
  }

  static func load(_ repository: Steered<Int, String>) -> StateSequence<ProfileState> {
    StateSequence(.loading) {
      do {
        return .loaded(try await repository(1))
      } catch {
        return .loadingError(message: "No connection.", retry: { load(repository) })
      }
    }
  }
}
