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
      Section("User profile") {
        Text("Load a profile, change its name, and see what happens in another tab.")
        Link("Edit Profile", destination: .profile)
      }
      Section("Blog") {
        Text("Read a post that comes over HTTP, keep a note on it, and delete it.")
        list
      }
      Section("Search") {
        Text("Find a post while you type; only the last of quick keystrokes is searched for.")
        Link("Search posts", destination: .search)
      }
      Section("Shopping") {
        Text("Find something among 504 products, fill a cart and order it; every open page follows.")
        Link("Go shopping", destination: .shopping)
      }
      Section("To-do") {
        Text("Plan this week and the next: the same stories twice, over the same store.")
        Link("To-dos in VSM", destination: .todo)
        Link("To-dos in VIPER", destination: .todoInVIPER)
      }
      Section("All states") {
        Text("Every feature in every state that it can be in, side by side.")
        Link("Previews", destination: .previews)
        Link("Catalogue of all views", destination: .catalogue)
      }
    }
    .padding()
    .navigationTitle("Gallery")
    .task { await follow() }
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

/// The addresses of the gallery's pages.
extension URL {
  static let index = URL(string: "/")!
  static let profile = URL(string: "/profile")!
  static let search = URL(string: "/search")!
  static let shopping = URL(string: "/shopping")!
  static let todo = URL(string: "/todo")!
  static let previews = URL(string: "/previews")!
  static let catalogue = URL(string: "/catalogue")!
  static let todoInVIPER = URL(string: "/todo-viper")!

  static func post(_ id: Int) -> URL {
    URL(string: "/blog/\(id)")!
  }
}
