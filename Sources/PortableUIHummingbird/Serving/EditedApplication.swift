#if Hummingbird
  import Foundation
  import Hummingbird
  import HummingbirdCore
  import Logging
  import NIOCore
  import NIOPosix
  import PortableUIWeb
  import ServiceLifecycle

  /// An application whose sources are edited: it takes over the address of the program that was built before, and its
  /// pages show the state of the next build.
  struct EditedApplication<Base: ApplicationProtocol>: ApplicationProtocol {
    let base: Base
    let address: ServerAddress
    let folder: ServeFolder

    var responder: Base.Responder { get async throws { try await base.responder } }
    var server: HTTPServerBuilder { base.server }
    var eventLoopGroup: any EventLoopGroup { base.eventLoopGroup }
    var configuration: ApplicationConfiguration { base.configuration }
    var logger: Logger { base.logger }

    func onServerRunning(_ channel: any Channel) async {
      folder.reportListening()
      await base.onServerRunning(channel)
    }

    var services: [any Service] {
      let pages = base.services.compactMap { $0 as? LivePages } + [.shared]
      return base.services + [BuildStateService(folder: folder, pages: pages)]
    }

    /// Everything that takes time happens while the older program still serves.
    // Without `@concurrent`, as in Hummingbird, it would be another property than the one of the protocol.
    var processesRunBeforeServerStart: [@concurrent @Sendable () async throws -> Void] {
      base.processesRunBeforeServerStart + [takeOver]
    }

    @concurrent @Sendable private func takeOver() async throws {
      guard folder.isSuccessor else { return }
      folder.reportPrepared()
      while true {
        do {
          try await ServerBootstrap(group: eventLoopGroup)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .bind(host: address.host, port: address.port).get().close().get()
          return
        } catch let error as IOError where error.errnoCode == EADDRINUSE {
          try await Task.sleep(for: .milliseconds(3))
        }
      }
    }
  }

  /// Shows the state of the build on the pages of this process.
  private struct BuildStateService: Service {
    let folder: ServeFolder
    let pages: [LivePages]

    func run() async throws {
      try? await cancelWhenGracefulShutdown {
        while true {
          await show(folder.buildState ?? .current)
          try await Task.sleep(for: .milliseconds(50))
        }
      }
    }

    @MainActor private func show(_ state: BuildState) {
      for pages in pages { pages.show(state) }
    }
  }
#endif
