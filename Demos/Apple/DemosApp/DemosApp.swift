// The demos as one app: on iOS, macOS and visionOS with Xcode, and elsewhere as live pages of a server.

import Blog
import Shopping
import SwiftUIShim
import ToDoVSM
import ToDoViper
import UserProfile

#if PortableUI || !canImport(SwiftUI)
  import PortableUIHummingbird
#endif

@main struct DemosApp: App {
  private let profiles = MemoryProfiles()
  private let posts = MemoryPosts()
  private let shop = MemoryShop()
  private let todos = MemoryTodos()

  var body: some Scene {
    WindowGroup("Demos") {
      DemoList(profiles: profiles, posts: posts, shop: shop, todos: todos)
    }
  }
}

/// A list of the demos, each of which has the sources of the gallery.
struct DemoList: View {
  let profiles: MemoryProfiles
  let posts: MemoryPosts
  let shop: MemoryShop
  let todos: MemoryTodos

  @State private var shown: Demo?

  var body: some View {
    List(Demo.available) { demo in
      Button(demo.title) { shown = demo }
    }
    .navigationTitle("Demos")
    .sheet(item: $shown) { demo in
      VStack(spacing: 16) {
        Button("Close") { shown = nil }
        view(of: demo)
      }
      .padding()
    }
  }

  @ViewBuilder private func view(of demo: Demo) -> some View {
    switch demo {
    case .profile: LoadUserProfileView(userId: 1, repository: profiles)
    case .blog: BlogView(postID: 1, builder: models)
    case .blogInUIKit:
      #if canImport(UIKit) && !os(tvOS) && !os(watchOS)
        BlogScreen(postID: 1, builder: models)
      #endif
    case .shop: MainView(dependencies: shop)
    case .todo: ToDoView(store: todos)
    case .todoInVIPER: ToDoViperApp(store: todos)
    }
  }

  private var models: BlogModelBuilder {
    BlogModelBuilder(api: posts, autosaver: NoteAutosaver(api: posts))
  }
}

/// A demo of the app.
enum Demo: String, CaseIterable, Identifiable {
  case profile, blog, blogInUIKit, shop, todo, todoInVIPER

  var id: Self { self }

  var title: String {
    switch self {
    case .profile: "User profile"
    case .blog: "Blog"
    case .blogInUIKit: "Blog in UIKit"
    case .shop: "Shop"
    case .todo: "To-do"
    case .todoInVIPER: "To-do in VIPER"
    }
  }

  /// The demos of this platform.
  static var available: [Demo] {
    #if canImport(UIKit) && !os(tvOS) && !os(watchOS)
      allCases
    #else
      allCases.filter { $0 != .blogInUIKit }
    #endif
  }
}
