#if Hummingbird
  import PortableUIWeb
  import ServiceLifecycle

  /// Shows the state of the build on the pages of this process.
  struct BuildStateService: Service {
    let folder: ServeFolder
    /// Whether only people at this machine reach the pages. Others must not see the source.
    let isPrivate: Bool
    let pages: [LivePages]

    func run() async throws {
      if !isPrivate, !folder.isSuccessor {
        ServeFolder.say(
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
