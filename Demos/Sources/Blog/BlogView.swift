import ErrorMessages
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
        ErrorMessage(model.message)
        Button("Retry") { observe(model.retry()) }
          .buttonStyle(.borderedProminent)
      case .loaded(let model):
        BlogHeading(model.title)
        LoadedBlogView(model: model)
        HStack {
          Button("Reload") { observe(model.reload()) }
            .buttonStyle(.bordered)
          DeletionButton { observe { await model.delete() } }
        }
        if let deletionError = model.deletionError {
          ErrorMessage(deletionError.message)
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

/// A button that deletes a post after a question, since nothing brings the post back.
struct DeletionButton: View {
  let delete: () -> Void
  @State private var asksFirst = false

  init(delete: @escaping () -> Void) { self.delete = delete }

  var body: some View {
    Button("Delete", role: .destructive) { asksFirst = true }
      .buttonStyle(.bordered)
      .confirmationDialog("Delete this post for everyone?", isPresented: $asksFirst, titleVisibility: .visible) {
        Button("Delete post", role: .destructive) { delete() }
      }
  }
}

/// The text of a post, and a note on it that is saved as the reader types.
struct LoadedBlogView: View {
  private let model: any LoadedBlogModeling
  @State private var note: String

  init(model: any LoadedBlogModeling) {
    self.model = model
    _note = State(initialValue: model.note)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ForEach(Array(paragraphs.enumerated()), id: \.offset) { paragraph in
        Text(paragraph.element)
      }
      TextField("Note", text: $note)
        .textFieldStyle(.roundedBorder)
        .onChange(of: note) { _, newValue in model.autosave(note: newValue) }
      Text("Your note is saved as you type.")
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
  }

  private var paragraphs: [String] {
    model.text.split(separator: "\n\n").map(String.init)
  }
}

/// The page's heading: the post's title, or the feature's name without a post.
struct BlogHeading: View {
  private let title: String

  init(_ title: String) {
    self.title = title
  }

  var body: some View {
    Text(title)
      .font(.title)
      .accessibilityAddTraits(.isHeader)
  }
}
