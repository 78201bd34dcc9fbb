import Blog
import DemoStorage
import Foundation
import SwiftUIShim

/// The first page, with links to the demos.
struct IndexPage: View {
  private let store: PostStore
  @State private var posts = Posts.loading

  private enum Posts: Equatable {
    case loading
    case failed(String)
    case loaded([Post])
  }

  init(store: PostStore) {
    self.store = store
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Text("Gallery")
        .font(.largeTitle)
        .accessibilityAddTraits(.isHeader)
      Text("Small features, each with every state it can be in. Make the network slow or let it fail, and watch.")
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 300), spacing: 24, alignment: .top)], spacing: 24) {
        demos
      }
    }
    .padding()
    .navigationTitle("Gallery")
    .task { await follow() }
  }

  @ViewBuilder private var demos: some View {
    DemoCard("User profile", picture: "profile") {
      Text("Load a profile, change its name, and see what happens in another tab.")
      Link("Edit Profile", destination: .profile)
      #if Accounts
        Link("Accounts", destination: .account("/account", leadingTo: AccountRoutes.home))
      #endif
    }
    DemoCard("Blog", picture: "blog") {
      Text("Read a post that comes over HTTP, keep a note on it, and delete it.")
      list
    }
    DemoCard("Search", picture: "search") {
      Text("Find a post while you type; only the last of quick keystrokes is searched for.")
      Link("Search posts", destination: .search)
    }
    DemoCard("Shopping", picture: "shopping") {
      Text("Find something among 504 products, fill a cart and order it; every open page follows.")
      Link("Go shopping", destination: .shopping)
    }
    DemoCard("Lending", picture: "lending") {
      Text("Reserve a team's equipment, in English or German; who is signed in decides what can be done.")
      Link("See the equipment", destination: .lending)
    }
    DemoCard("To-do", picture: "todo") {
      Text("Plan this week and the next: the same stories twice, over the same store.")
      Link("To-dos in VSM", destination: .todo)
      Link("To-dos in VIPER", destination: .todoInVIPER)
    }
    DemoCard("All states", picture: "previews") {
      Text("Every feature in every state that it can be in, side by side.")
      Link("Previews", destination: .previews)
      Link("Catalogue of all views", destination: .catalogue)
    }
  }

  @ViewBuilder private var list: some View {
    switch posts {
    case .loading:
      ProgressView("Loading")
    case .failed(let message):
      Text(message)
    case .loaded([]):
      Text("All posts have been deleted. A new data folder brings them back: see gallery --help.")
    case .loaded(let posts):
      List(posts) { post in
        Link(post.title, destination: .post(post.id))
      }
    }
  }

  private func follow() async {
    do {
      for try await newest in store.changes() { posts = .loaded(newest) }
    } catch is CancellationError {
      // The page was closed.
    } catch {
      posts = .failed("The posts could not be read. \(error.localizedDescription)")
    }
  }
}

/// One demo, with a picture of it.
private struct DemoCard<Content: View>: View {
  private let title: String
  private let picture: String
  private let content: Content

  init(_ title: String, picture: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.picture = picture
    self.content = content()
  }

  var body: some View {
    Section(title) {
      Image(decorative: picture, bundle: .module)
        .resizable()
        .aspectRatio(1.6, contentMode: .fill)
        .clipShape(.rect(cornerRadius: 8))
      content
    }
  }
}

/// The addresses of the gallery's pages.
extension URL {
  static let index = URL(string: "/")!
  static let profile = URL(string: "/profile")!
  static let search = URL(string: "/search")!
  static let shopping = URL(string: "/shopping")!
  static let todo = URL(string: "/todo")!
  static let previews = URL(string: "/previews")!
  static let filePreviews = URL(string: "/previews/files")!
  static let catalogue = URL(string: "/catalogue")!
  static let todoInVIPER = URL(string: "/todo-viper")!

  static func post(_ id: Int) -> URL {
    URL(string: "/blog/\(id)")!
  }
}
