import ArgumentParser
import DemoStorage
import PortableUIWeb

#if PostgreSQL
  import PostgreSQLClient
#endif

#if PostgreSQL
  extension SharedStores {
    /// A reason why `--database` can't be used with this build of the gallery, or `nil`.
    static let databaseProblem: String? = nil

    static func postgreSQL(_ url: String, for command: GalleryCommand) async throws -> SharedStores {
      let database = try await SharedDatabase(url)
      let shop = SharedShop(database, now: command.clock)
      return SharedStores(
        profiles: SharedUserDataRepository(database), shop: shop, pictures: shop.pictures,
        personNotices: DatabaseNotices(SharedNotices(database)))
    }
  }

  /// The notices of live pages, published by a database that several galleries share.
  struct DatabaseNotices: PersonNotices {
    private let shared: SharedNotices

    init(_ shared: SharedNotices) { self.shared = shared }

    func publish(_ notice: String) async throws { try await shared.publish(notice) }

    func notices() -> AsyncStream<PersonNotice> {
      let (notices, continuation) = AsyncStream<PersonNotice>.makeStream()
      let task = Task { [shared] in
        for await event in shared.events() {
          switch event {
          case .listening: continuation.yield(.listening)
          case .notification(let text): continuation.yield(.published(text))
          }
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
      return notices
    }
  }
#else
  extension SharedStores {
    /// A reason why `--database` can't be used with this build of the gallery, or `nil`.
    static let databaseProblem: String? = """
      This gallery was built without PostgreSQL, so it has no --database. Install libpq's headers (libpq-dev on Debian \
      and Ubuntu), and build it with the trait, as in swift run --package-path Demos --traits PostgreSQL gallery.
      """

    static func postgreSQL(_ url: String, for command: GalleryCommand) async throws -> SharedStores {
      // The command line is validated before a store is opened.
      throw ValidationError(databaseProblem ?? "")
    }
  }
#endif
