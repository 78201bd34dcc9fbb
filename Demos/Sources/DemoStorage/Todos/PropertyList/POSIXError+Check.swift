import Foundation

extension POSIXError {
  /// What the last call to the system failed with.
  static var current: POSIXError { POSIXError(Code(rawValue: errno) ?? .EIO) }

  /// Calls the system, again if a signal came in between, and throws what it failed with.
  @discardableResult
  static func check<Result: SignedInteger>(_ call: () -> Result) throws(POSIXError) -> Result {
    while true {
      let result = call()
      if result != -1 { return result }
      let error = current
      guard error.code == .EINTR else { throw error }
    }
  }

  /// The reason in words.
  var reason: String {
    switch code {
    case .ENOSPC, .EDQUOT: "the disk is full"
    case .EACCES, .EPERM: "this user may not do that"
    case .EROFS: "the disk is read-only"
    case .EISDIR: "a folder has this name"
    case .ENOTDIR: "a file is where its folder should be"
    default: String(cString: strerror(code.rawValue))
    }
  }
}
