#if Hummingbird
  import Foundation
  public import Hummingbird
  import NIOCore

  extension ApplicationProtocol {
    /// Runs the server until the process receives SIGTERM or SIGINT. If it cannot listen, for example because its port is
    /// in use, the process ends with the status 1 after one line on the standard error stream that says why.
    ///
    /// ```swift
    /// let address = ServerAddress(host: "127.0.0.1", port: 8080)
    /// await Application(
    ///   router: router, server: .livePages(), configuration: ApplicationConfiguration(address: address.binding)
    /// ).run(at: address)
    /// ```
    ///
    /// - Parameter address: The address in the configuration of the application.
    public func run(at address: ServerAddress) async {
      do {
        try await runService(at: address)
      } catch {
        let line = address.explanation(of: error, port: "", host: ", as in 127.0.0.1")
        FileHandle.standardError.write(Data("\(line)\n".utf8))
        exit(EXIT_FAILURE)
      }
    }

    /// Runs the server until the process receives SIGTERM or SIGINT.
    ///
    /// A program that `vsm serve` has started also takes over the address of the program that was built before. If only
    /// this machine reaches the address, its pages also show errors of the next build.
    ///
    /// - Parameter address: The address in the configuration of the application.
    /// - Throws: The errors of the server. `ServerAddress.explanation(of:)` explains them.
    public func runService(at address: ServerAddress) async throws {
      if let folder = ServeFolder(address: address) {
        try await EditedApplication(self, at: address, folder: folder).runService()
      } else {
        try await runService()
      }
    }
  }
#endif
