import SwiftUIShim
import VSM

/// A button that adds a product to the favorites or removes it.
public struct FavoriteButtonView: View {
  @ViewState private var state: FavoriteButtonViewState

  public init(id: Product.ID, dependencies: any FavoriteButtonViewState.Dependencies) {
    self.init(state: .initialized(FavoriteButtonViewState.LoaderModel(id: id, dependencies: dependencies)))
  }

  /// Starts in a given state, for previews and tests.
  init(state: FavoriteButtonViewState) {
    _state = ViewState(wrappedValue: state)
  }

  public var body: some View {
    content
      .onAppear {
        if case .initialized(let model) = state { $state.observe(model.load()) }
      }
  }

  @ViewBuilder private var content: some View {
    switch state {
    case .initialized, .loading:
      ProgressView("Loading favorite")
    case .loaded(let model):
      Button {
        $state.observe(model.toggle())
      } label: {
        label(isFavorite: model.isFavorite)
      }
      .buttonStyle(.bordered)
    case .saving(let isFavorite):
      label(isFavorite: isFavorite)
        .foregroundStyle(.secondary)
    case .failed(let model):
      ProblemView(message: model.message) { $state.observe(model.retry()) }
    }
  }

  private func label(isFavorite: Bool) -> some View {
    Label(
      isFavorite ? "Remove from favorites" : "Add to favorites", systemImage: isFavorite ? "heart.fill" : "heart")
  }
}
