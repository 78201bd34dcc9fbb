import Foundation

extension Data {
  /// Reads an open file from where it is to its end.
  init(descriptor: Int32) throws {
    self.init()
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try POSIXError.check { read(descriptor, &chunk, chunk.count) }
      if count == 0 { return }
      append(contentsOf: chunk[..<count])
    }
  }

  /// Writes everything, however many bytes the system takes at a time.
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
