#if Hummingbird
  import PortableUIWeb
  import ServiceLifecycle

  /// Shows the state of the build on the pages of this process.
  struct BuildStateService: Service {
    let folder: ServeFolder
    let address: ServerAddress
    let pages: [LivePages]

    /// Whether only people at this machine reach the pages. Others must not see the source.
    private var isPrivate: Bool { ["127.0.0.1", "::1", "localhost"].contains(address.host) }

    func run() async throws {
      if !isPrivate, !folder.isSuccessor {
        ServeFolder.warn(
          "The pages show no errors of the compiler, because other machines reach them. Listen on 127.0.0.1 for that.")
      }
      try? await cancelWhenGracefulShutdown {
        while true {
          await show(isPrivate ? folder.buildState ?? .current : .current)
          try await Task.sleep(for: .milliseconds(50))
        }
      }
    }

    @MainActor private func show(_ state: BuildState) {
      for pages in pages { pages.show(state) }
    }
  }
#endif
