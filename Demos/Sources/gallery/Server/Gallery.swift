import DemoStorage
import Foundation
import Hummingbird
import Logging
import NIOCore
import PortableUIHummingbird
import PortableUIWeb

/// The program: a database, and a server for the demos and the API.
struct Gallery {
  let command: GalleryCommand

  init(_ command: GalleryCommand) {
    self.command = command
  }

  /// Serves until the process receives a termination signal.
  func run() async throws {
    let database: GalleryDatabase
    let stores: SharedStores
    let stateSeal: (any StateSeal)?
    do {
      database = try GalleryDatabase(folder: command.folder)
      stores = try await SharedStores.opened(for: command, in: database)
      stateSeal = try StateKeys.seal(command.stateKeys)
    } catch {
      throw StartProblem(line: error.localizedDescription)
    }
    do {
      try await serve(database, stores, stateSeal)
    } catch {
      throw StartProblem(line: ServerAddress(host: command.host, port: command.port).explanation(of: error))
    }
  }

  private func serve(
    _ database: GalleryDatabase, _ stores: SharedStores, _ stateSeal: (any StateSeal)?
  ) async throws {
    let address = GalleryAddress(host: command.host, port: command.port)
    var configuration = LivePageConfiguration()
    configuration.allowedHosts = command.allowedHosts
    configuration.trustedProxies = Set(command.trustedProxy)
    configuration.processName = command.processName ?? ""
    configuration.firstLoadWait = .milliseconds(command.firstLoadWait)
    configuration.icon = "/icon.svg"
    configuration.uploads.partialFiles = command.partialFiles.map { SharedFolder($0) }
    configuration.stateSeal = stateSeal
    let pages = LivePages(
      configuration: configuration, reporter: ServerReporter(), personNotices: stores.personNotices)
    let brands = BrandPages(configuration: configuration)
    let blog = HTTPBlogAPI(server: { address.url })
    let router = GalleryRouter(
      database: database,
      stores: stores,
      blog: blog,
      todos: command.store.store(folder: command.folder, database: database),
      now: command.clock,
      pages: pages,
      brands: brands
    )
    let application = Application(
      router: router.router,
      server: .livePages(),
      configuration: ApplicationConfiguration(address: .hostname(command.host, port: command.port)),
      services: [pages] + brands.pages.map(\.pages),
      onServerRunning: { channel in
        if let port = channel.localAddress?.port { address.listens(onPort: port) }
        // Written unbuffered, for a process that reads this line from a pipe.
        FileHandle.standardOutput.write(Data("Gallery is at \(address.url)\n".utf8))
      },
      logger: Self.logger
    )
    // SIGTERM and Ctrl-C end the pages, then the server.
    try await application.runService(at: ServerAddress(host: command.host, port: command.port))
  }

  /// Only warnings and errors are logged, to standard error.
  private static var logger: Logger {
    var logger = Logger(label: "gallery", factory: StreamLogHandler.standardError(label:))
    logger.logLevel = .critical
    return logger
  }
}

/// The address of the gallery, which is known after the server has started to listen.
///
/// Unchecked: `lock` guards every access to `address`.
final class GalleryAddress: @unchecked Sendable {
  private let lock = NSLock()
  private var address: ServerAddress

  /// - Parameter port: The requested port; ``listens(onPort:)`` sets the actual one.
  init(host: String, port: Int) {
    address = ServerAddress(host: host, port: port)
  }

  /// The address without a trailing slash.
  var url: String {
    lock.withLock { address.url }
  }

  func listens(onPort port: Int) {
    lock.withLock { address.port = port }
  }
}
