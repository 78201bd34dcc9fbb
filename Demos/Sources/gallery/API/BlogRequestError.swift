import Foundation

/// The failure of a request to the blog's API.
enum BlogRequestError: Error, Equatable {
  case unreachable(reason: String)
  case refused(status: Int, message: String?)
  case unreadable
}

extension BlogRequestError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .unreachable(let reason): "The server did not answer (\(reason)). Try again."
    case .refused(let status, let message): message ?? "The server answered with status \(status)."
    case .unreadable: "The server's answer could not be read."
    }
  }
}
