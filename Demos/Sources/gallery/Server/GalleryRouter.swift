import Blog
import Catalogue
import DemoStorage
import Foundation
import HTTPTypes
import Hummingbird
import PortableUIHummingbird
import PortableUIWeb
import Samples
import Search
import Shopping
import ToDo
import ToDoVSM
import ToDoViper
import UserProfile

/// The routes of the gallery.
struct GalleryRouter {
  let database: GalleryDatabase
  let stores: SharedStores
  let blog: any BlogAPI
  let todos: any DataStore
  /// The current time for the to-do apps and the lending site.
  let now: @Sendable () -> Date
  let pages: LivePages
  let brands: BrandPages

  var router: Router<BasicRequestContext> {
    let router = Router()
    let equipment = SQLiteEquipment(database, now: now)
    router.liveErrors(in: pages) { error in ErrorView(error: error) }
    router.sitemap(in: pages, disallowing: ["/account", "/lending/team"]) {
      let demos = [
        "/", "/profile", "/blog/1", "/search", "/shopping", "/catalogue", "/todo", "/todo-viper", "/lending/items",
      ]
      let items = try await equipment.numbers().map { "/lending/items/\($0.rawValue)" }
      return (demos + items).map { Sitemap.Page($0) }
    }
    let store = PostStore(database)
    let profiles = stores.profiles
    router.liveHealth(of: pages)
    PostsAPI(store: store).add(to: router)
    router.livePage("/", in: pages) { IndexPage(store: store) }
    router.livePage("/profile", in: pages) {
      DemoPage("User profile", chart: "user-profile", source: "LoadUserProfileView(userId:repository:)") { conditions in
        LoadUserProfileView(
          userId: 1,
          repository: ConditionedUserDataRepository(base: profiles, conditions: conditions)
        )
      }
    }
    router.livePage("/blog/:id", in: pages) { [blog] page in
      let id = try Self.postID(page.parameters.get("id"))
      DemoPage("Blog", chart: "blog", source: "BlogView(postID:builder:)") { conditions in
        BlogView(postID: id, builder: Self.models(of: ConditionedBlogAPI(base: blog, conditions: conditions)))
      }
    }
    router.livePage("/search", in: pages) {
      DemoPage("Search", chart: "search", source: "SearchView(posts:destination:)") { conditions in
        SearchView(posts: ConditionedPostSearch(base: store, conditions: conditions)) { .post($0.id) }
      }
    }
    let shop = stores.shop
    router.livePage("/shopping/**", in: pages) { ShopPage(shop: shop) }
    ProductPictures().add(to: router)
    ProfilePictures(source: stores.pictures).add(to: router)
    router.livePage("/catalogue", in: pages) { CatalogueView() }
    router.livePage("/catalogue/motion", in: pages) { MotionView() }
    router.livePage("/catalogue/list", in: pages) { LongListView() }
    router.livePage("/catalogue/layout", in: pages) { LayoutView() }
    router.livePage("/catalogue/states", in: pages) { ControlStatesView() }
    router.livePage("/catalogue/symbols", in: pages) { SymbolsView() }
    router.livePage("/catalogue/samples", in: pages) { SamplesView() }
    router.livePage("/catalogue/samples/:name", in: pages) { page in
      SampleView(try Self.sample(page.parameters.get("name")))
    }
    router.livePage("/catalogue/brands", in: pages) { BrandsView(brand: nil) }
    let libraries = ScriptLibraries()
    router.livePage("/catalogue/components", in: pages) { ComponentsView(libraries: libraries) }
    libraries.add(to: router)
    router.livePage("/catalogue/files", in: pages) { FilesView() }
    brands.add(to: router)
    Self.add(CatalogueView.picture, at: "/catalogue/teapot.svg", to: router)
    Self.add(Bundle.module.url(forResource: "icon", withExtension: "svg"), at: "/icon.svg", to: router)
    router.livePage("/previews", in: pages) { PreviewsView() }
    router.livePreviews("/previews/files", in: pages)
    router.livePage("/todo", in: pages) { [todos, now] in
      DemoPage("To-do", chart: "to-do-list", source: "ToDoView(store:now:)") { conditions in
        ToDoView(store: ConditionedDataStore(base: todos, conditions: conditions), now: now)
      }
    }
    router.livePage("/todo-viper", in: pages) { [todos, now] in
      DemoPage("To-do", chart: "to-do-viper", source: "ToDoViperApp(store:now:)") { conditions in
        ToDoViperApp(store: ConditionedDataStore(base: todos, conditions: conditions), now: now)
      }
    }
    #if Accounts
      let accounts = AccountStore(database)
      AccountRoutes(store: accounts, pages: pages).add(to: router)
      let lending = router.group("/lending", context: MemberContext.self).add(
        middleware: MemberMiddleware(store: accounts))
    #else
      let lending = router.group("/lending")
    #endif
    LendingRoutes(equipment: equipment, pages: pages, now: now).add(to: lending)
    return router
  }

  /// Serves an SVG file.
  private static func add(_ file: URL?, at path: RouterPath, to router: Router<BasicRequestContext>) {
    router.get(path) { _, _ in
      guard let file else { throw HTTPError(.notFound) }
      let picture = ByteBuffer(bytes: try Data(contentsOf: file))
      return Response(status: .ok, headers: [.contentType: "image/svg+xml"], body: ResponseBody(byteBuffer: picture))
    }
  }

  private static func postID(_ text: String?) throws -> Int {
    guard let id = text.flatMap({ Int($0) }) else {
      throw HTTPError(.notFound, message: "There is no post “\(text ?? "")”. Posts have numbers, as in /blog/1.")
    }
    return id
  }

  private static func sample(_ name: String?) throws -> Sample {
    guard let sample = name.flatMap(Sample.named) else {
      throw HTTPError(.notFound, message: "There is no sample “\(name ?? "")”. /catalogue/samples lists all of them.")
    }
    return sample
  }

  private static func models(of api: any BlogAPI) -> BlogModelBuilder {
    BlogModelBuilder(api: api, autosaver: NoteAutosaver(api: api))
  }
}
