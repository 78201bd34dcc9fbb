#if Hummingbird
  import Foundation
  public import Hummingbird
  import Logging
  public import PortableUI
  public import PortableUIWeb

  extension App {
    /// Serves the app as live pages, with the options of the command line, until the process receives SIGTERM or
    /// SIGINT.
    ///
    /// It exists where this module is imported, so that the same app runs with SwiftUI elsewhere:
    ///
    /// ```swift
    /// import PortableUIHummingbird
    /// import SwiftUIShim
    ///
    /// @main struct ShoppingApp: App {
    ///   var body: some Scene {
    ///     WindowGroup { MainView() }
    ///   }
    /// }
    /// ```
    ///
    /// The tabs and navigation stacks of the app determine the addresses of its pages. `/_live/health` and
    /// `/_live/ready` respond as described at `liveHealth`. `--help` lists the options. The variable `PORT` replaces
    /// the default port.
    // It is declared here, so that the import names the server. A `main` in PortableUI that looked for a server at run
    // time would let a program without one compile.
    public static func main() async {
      let name = "\(Self.self)"
      do {
        let options = try AppOptions(
          arguments: CommandLine.arguments.dropFirst(), environment: ProcessInfo.processInfo.environment)
        guard !options.wantsHelp else { return print(AppOptions.help(for: name)) }
        let pages = LivePages(configuration: options.configuration, reporter: ServerReporter())
        do {
          try await serve(at: options.address, in: pages)
        } catch {
          throw AppOptions.Problem(description: options.address.explanation(of: error))
        }
      } catch {
        FileHandle.standardError.write(Data("\(name): \(error) See --help.\n".utf8))
        exit(EXIT_FAILURE)
      }
    }

    private static func serve(at address: ServerAddress, in pages: LivePages) async throws {
      let name = "\(Self.self)"
      let router = Router()
      router.liveHealth("/_live/health", ready: "/_live/ready", of: pages)
      router.livePage("/**", of: Self.self, in: pages)
      var logger = Logger(label: name)
      // The line below replaces those about the start.
      logger.logLevel = .notice
      let application = Application(
        router: router,
        server: .livePages(),
        configuration: ApplicationConfiguration(address: .hostname(address.host, port: address.port)),
        services: [pages],
        onServerRunning: { channel in
          let actual = ServerAddress(host: address.host, port: channel.localAddress?.port ?? address.port)
          // Written unbuffered, for a process that reads this line from a pipe.
          FileHandle.standardOutput.write(Data("\(name) is at \(actual.url)\n".utf8))
        },
        logger: logger
      )
      try await application.runService(at: address)
    }
  }

  extension RouterMethods {
    /// Serves the windows of an app as live pages, for a server with other routes or settings.
    ///
    /// ```swift
    /// router.livePage("/shop/**", of: ShoppingApp.self)
    /// ```
    ///
    /// - Parameters:
    ///   - path: The path of the pages, as for `livePage(_:in:content:)`.
    ///   - app: The type of the app. One value of it is created.
    ///   - pages: The owner of the sessions and settings.
    @MainActor
    @discardableResult
    public func livePage<Program: App>(
      _ path: RouterPath, of app: Program.Type, in pages: LivePages = .shared
    ) -> Self {
      let windows = AppWindows(of: app)
      return livePage(path, in: pages) { windows.open() }
    }
  }
#endif
