import Foundation

extension POSIXError {
  /// The error of the last system call.
  static var current: POSIXError { POSIXError(Code(rawValue: errno) ?? .EIO) }

  /// Makes a system call, repeats it if a signal interrupts it, and throws its error.
  @discardableResult
  static func check<Result: SignedInteger>(_ call: () -> Result) throws(POSIXError) -> Result {
    while true {
      let result = call()
      if result != -1 { return result }
      let error = current
      guard error.code == .EINTR else { throw error }
    }
  }

  /// The reason in words, for a message.
  var reason: String {
    switch code {
    case .ENOSPC, .EDQUOT: "the disk is full"
    case .EACCES, .EPERM: "this user has no permission"
    case .EROFS: "the disk is read-only"
    case .EISDIR: "it is a folder"
    case .ENOTDIR: "its folder is a file"
    default: String(cString: strerror(code.rawValue))
    }
  }
}
