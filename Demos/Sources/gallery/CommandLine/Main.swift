import ArgumentParser
import Foundation
import NIOCore

@main
struct Main {
  static func main() async {
    do {
      let command = try GalleryCommand.parse()
      try await Gallery(command).run()
    } catch let problem as StartProblem {
      fail(problem.line, status: EXIT_FAILURE)
    } catch {
      let status = GalleryCommand.exitCode(for: error)
      // A request for help is not an error.
      if status.isSuccess { GalleryCommand.exit(withError: error) }
      fail(line(for: error), status: status.rawValue)
    }
  }

  private static func line(for error: any Error) -> String {
    let message = GalleryCommand.message(for: error).split(separator: "\n").joined(separator: " ")
    let sentence = message.hasSuffix(".") || message.hasSuffix("?") ? message : message + "."
    return "\(sentence) See gallery --help."
  }

  private static func fail(_ line: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("gallery: \(line)\n".utf8))
    exit(status)
  }
}

/// The reason why the gallery doesn't start, in one line.
struct StartProblem: Error, Equatable {
  let line: String

  init(line: String) {
    self.line = line
  }

  /// Creates the message for a server's error.
  init(_ error: any Error, host: String, port: Int) {
    let code = (error as? IOError)?.errnoCode
    switch code {
    case EADDRINUSE:
      line =
        "Port \(port) on \(host) is in use by another program. Stop that program, or choose another port with --port."
    case EACCES:
      line = "This user has no permission to use port \(port). Choose a port above 1023 with --port."
    case EADDRNOTAVAIL:
      line = "\(host) is not an address of this machine. Choose another one with --host, as in --host 127.0.0.1."
    case let code?:
      line = "The server can't listen on \(host), port \(port): \(String(cString: strerror(code)))."
    case nil where error is SocketAddressError.UnknownHost:
      line = "The host \(host) is unknown. Choose another one with --host, as in --host 127.0.0.1."
    case nil:
      line = "The server stopped: \(error)"
    }
  }
}
