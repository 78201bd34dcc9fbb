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

extension Data {
  /// Reads an open file from its current position to its end.
  init(descriptor: Int32) throws {
    self.init()
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try POSIXError.check { read(descriptor, &chunk, chunk.count) }
      if count == 0 { return }
      append(contentsOf: chunk[..<count])
    }
  }

  /// Writes all bytes, in as many system calls as necessary.
  func write(descriptor: Int32) throws {
    try withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = try POSIXError.check { Foundation.write(descriptor, part.baseAddress, part.count) }
        rest = rest.dropFirst(count)
      }
    }
  }
}
