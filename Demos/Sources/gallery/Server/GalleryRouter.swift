import Blog
import DemoStorage
import Hummingbird

/// Everything the gallery answers to.
struct GalleryRouter {
  let database: GalleryDatabase
  let blog: any BlogAPI

  var router: Router<BasicRequestContext> {
    let router = Router()
    PostsAPI(store: PostStore(database)).add(to: router)
    return router
  }
}
