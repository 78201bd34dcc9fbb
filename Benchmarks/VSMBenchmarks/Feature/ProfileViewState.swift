/// The states of a typical feature, with associated data and actions.
enum ProfileViewState {
  case initialized(LoaderModel)
  case loading(LoadingModel)
  case loaded(EditorModel)
  case failed(FailureModel)

  struct LoaderModel {
    let userID: Int
    let placeholder: String
    let fetch: (Int) -> String
    let track: (String) -> Void
  }

  struct LoadingModel {
    let userID: Int
    let attempt: Int
    let cancel: () -> Void
    let track: (String) -> Void
  }

  struct EditorModel {
    let userID: Int
    let name: String
    let isEditable: Bool
    let save: (String) -> Void
    let reload: () -> Void
  }

  struct FailureModel {
    let userID: Int
    let message: String
    let retry: () -> Void
    let dismiss: () -> Void
  }
}

extension ProfileViewState {
  /// Returns one state of each case. Their closures capture an object, as in a real feature.
  static func makeSamples() -> [ProfileViewState] {
    let service = ProfileService()
    return [
      .initialized(
        LoaderModel(userID: 1, placeholder: "Somebody", fetch: { service.name(of: $0) }, track: { service.note($0) })),
      .loading(LoadingModel(userID: 1, attempt: 1, cancel: { service.note("cancel") }, track: { service.note($0) })),
      .loaded(
        EditorModel(
          userID: 1, name: "Grace Hopper", isEditable: true, save: { service.note($0) },
          reload: { service.note("reload") })),
      .failed(
        FailureModel(
          userID: 1, message: "The server does not answer.", retry: { service.note("retry") },
          dismiss: { service.note("dismiss") })),
    ]
  }
}
