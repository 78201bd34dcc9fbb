import ErrorMessages
import SwiftUIShim
import VSM

/// The shopper's picture, which can be replaced and removed.
struct ProfilePictureView: View {
  @ViewState private var state: ProfilePictureViewState

  init(dependencies: any ProfilePictureViewState.Dependencies) {
    self.init(state: .initialized(ProfilePictureViewState.LoaderModel(dependencies: dependencies)))
  }

  /// Starts in a given state, for previews and tests.
  init(state: ProfilePictureViewState) {
    _state = ViewState(wrappedValue: state)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      switch state {
      case .initialized, .loading:
        ProgressView("Loading picture")
      case .empty(let model):
        Text("There is no picture yet.")
          .foregroundStyle(.secondary)
        chooser(model)
      case .shown(let model):
        PictureRow(picture: model.picture)
        chooser(model.choosing)
        Button("Remove the picture") { $state.observe(model.remove()) }
          .buttonStyle(.bordered)
      case .receiving(let model):
        ProgressView("The picture is on its way.")
        Button("Stop") { $state.observe(model.stop()) }
          .buttonStyle(.bordered)
      case .saving:
        ProgressView("Saving the picture")
      case .refused(let model):
        ErrorMessage(model.reason)
        chooser(model.choosing)
        Button("Cancel") { $state.observe(model.cancel()) }
          .buttonStyle(.bordered)
      case .failed(let model):
        ProblemView(message: model.message) { $state.observe(model.retry()) }
      }
    }
    .onAppear {
      if case .initialized(let model) = state { $state.observe(model.load()) }
    }
  }

  private func chooser(_ model: ProfilePictureViewState.ChoosingModel) -> some View {
    PictureChooser(model: model) { $state.observe($0) }
  }
}

/// A picture with its kind and size. The picture itself is hidden from accessibility, since the text describes it.
private struct PictureRow: View {
  let picture: ProfilePicture

  var body: some View {
    HStack(spacing: 12) {
      AsyncImage(url: picture.address) { image in
        image.resizable().scaledToFill()
      } placeholder: {
        Image(systemName: "person.crop.circle")
          .font(.largeTitle)
      }
      .frame(width: 72, height: 72)
      .clipShape(Circle())
      .accessibilityHidden(true)
      Text("Your picture: \(picture.kind.title), \(kilobytes) KB")
    }
  }

  /// The size, rounded up.
  private var kilobytes: Int { (picture.byteCount + 999) / 1_000 }
}
