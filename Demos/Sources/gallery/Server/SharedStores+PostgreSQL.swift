import ArgumentParser
import DemoStorage

#if PostgreSQL
  extension SharedStores {
    /// A reason why `--database` can't be used with this build of the gallery, or `nil`.
    static let databaseProblem: String? = nil

    static func postgreSQL(_ url: String, for command: GalleryCommand) async throws -> SharedStores {
      let database = try await SharedDatabase(url)
      return SharedStores(
        profiles: SharedUserDataRepository(database), shop: SharedShop(database, now: command.clock))
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
