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
