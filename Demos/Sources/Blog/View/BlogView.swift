import SwiftUIShim
import VSM

/// A blog post: read it, keep a note on it, reload it, delete it.
public struct BlogView: View, ViewStateRendering {
  @StateObject public var container: StateContainer<BlogViewState>

  public init(postID: Int, builder: any BlogModelBuilding) {
    self.init(state: .initialized(builder.loaderModel(postID: postID)))
  }

  /// Starts in a given state, for previews and tests.
  public init(state: BlogViewState) {
    _container = StateObject(state: state)
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      switch state {
      case .initialized, .loading:
        BlogHeading("Blog")
        ProgressView("Loading")
      case .loadingError(let model):
        BlogHeading("Blog")
        BlogProblem(model.message)
        Button("Retry") { observe(model.retry()) }
          .buttonStyle(.borderedProminent)
      case .loaded(let model):
        BlogHeading(model.title)
        LoadedBlogView(model: model)
        HStack {
          Button("Reload") { observe(model.reload()) }
            .buttonStyle(.bordered)
          Button("Delete", role: .destructive) { observe { await model.delete() } }
            .buttonStyle(.bordered)
        }
        if let deletionError = model.deletionError {
          BlogProblem(deletionError.message)
          HStack {
            Button("Retry") { observe { await deletionError.retry() } }
              .buttonStyle(.borderedProminent)
            Button("Cancel") { observe(deletionError.cancel()) }
              .buttonStyle(.bordered)
          }
        }
      case .deleted:
        BlogHeading("Blog")
        Text("Deleted!")
      }
    }
    .onAppear {
      if case .initialized(let model) = state { observe(model.loadBlog()) }
    }
  }
}
