import Foundation

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
