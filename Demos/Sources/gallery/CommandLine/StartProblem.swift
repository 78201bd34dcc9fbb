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
      line = "Port \(port) on \(host) is in use by another program. Stop that one, or choose another port with --port."
    case EACCES:
      line = "Port \(port) may not be used by this user. Choose one above 1023 with --port."
    case EADDRNOTAVAIL:
      line = "\(host) is no address of this machine. Choose another one with --host, as in --host 127.0.0.1."
    case let code?:
      line = "The server can't listen on \(host), port \(port): \(String(cString: strerror(code)))."
    case nil where error is SocketAddressError.UnknownHost:
      line = "The host \(host) is not known. Choose another one with --host, as in --host 127.0.0.1."
    case nil:
      line = "The server stopped: \(error)"
    }
  }
}
