import Foundation
import NIOCore

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
