#if Hummingbird
  import Foundation
  import Hummingbird
  import HummingbirdCore
  import Logging
  import NIOCore
  import NIOPosix
  import PortableUI
  import PortableUIWeb
  import ServiceLifecycle

  /// An application whose sources are edited: it takes over the address of the program that was built before, its pages
  /// show the state of the next build, and it serves the previews of its sources.
  struct EditedApplication<Base: ApplicationProtocol>: ApplicationProtocol {
    private let base: Base
    private let address: ServerAddress
    private let folder: ServeFolder
    /// The owner of the previews' sessions, or `nil` if other machines reach the program, which must not see previews.
    let previewPages: LivePages?
    let services: [any Service]

    init(_ base: Base, at address: ServerAddress, folder: ServeFolder) {
      (self.base, self.address, self.folder) = (base, address, folder)
      let services = base.services
      let pages = services.compactMap { $0 as? LivePages } + [.shared]
      let isPrivate = address.isLoopback && base.configuration.address == address.binding
      previewPages = isPrivate ? pages[0] : nil
      self.services = services + [BuildStateService(folder: folder, isPrivate: isPrivate, pages: pages)]
    }

    var responder: PreviewsResponder<Base.Responder> {
      get async throws { PreviewsResponder(try await base.responder, in: previewPages) }
    }
    var server: HTTPServerBuilder { base.server }
    var eventLoopGroup: any EventLoopGroup { base.eventLoopGroup }
    var configuration: ApplicationConfiguration { base.configuration }
    var logger: Logger { base.logger }

    func onServerRunning(_ channel: any Channel) async {
      folder.reportListening()
      if !folder.isSuccessor { sayWherePreviewsAre() }
      await base.onServerRunning(channel)
    }

    private func sayWherePreviewsAre() {
      guard let file = folder.previewedFile else { return }
      let list = "\(address.url)\(PreviewsResponder<Base.Responder>.path)"
      if previewPages != nil, let page = FilePreviews.address(of: file, below: list) {
        ServeFolder.say("The previews of \(file) are at \(page.absoluteString)")
      } else {
        ServeFolder.say("There are no previews, because other machines reach the pages. Listen on 127.0.0.1 for them.")
      }
    }

    /// Everything that takes time happens while the older program still serves.
    // Without `@concurrent`, as in Hummingbird, it would be another property than the one of the protocol.
    var processesRunBeforeServerStart: [@concurrent @Sendable () async throws -> Void] {
      base.processesRunBeforeServerStart + [takeOver]
    }

    @concurrent @Sendable private func takeOver() async throws {
      guard folder.isSuccessor else { return }
      folder.reportPrepared()
      try await cancelWhenGracefulShutdown {
        while try await !isAddressFree() { try await Task.sleep(for: .milliseconds(3)) }
      }
    }

    private func isAddressFree() async throws -> Bool {
      do {
        try await ServerBootstrap(group: eventLoopGroup)
          .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
          // A browser that connects meanwhile is rejected and tries again. An accepted one would wait for an answer.
          .serverChannelOption(.autoRead, value: false)
          .bind(host: address.host, port: address.port).get().close().get()
        return true
      } catch let error as IOError where error.errnoCode == EADDRINUSE {
        return false
      }
    }
  }
#endif
