package import Foundation

/// The connection with a compiler that expands macros through a pipe: each message is JSON after its length, which has eight bytes in little-endian order.
package struct Connection {
  private let input: FileHandle
  private let output: FileHandle

  package init(input: FileHandle, output: FileHandle) {
    self.input = input
    self.output = output
  }

  /// Answers the compiler's messages until it needs no more.
  package func serve() throws {
    while let message = try receive() { try send(PluginMessage(answering: message)) }
  }

  /// Returns the next message; `nil` at the end of the input, which the compiler may announce by an empty message.
  private func receive() throws -> HostMessage? {
    guard let header = try read(MemoryLayout<UInt64>.size) else { return nil }
    let length = header.reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    guard length > 0, let body = try read(Int(length)) else { return nil }
    return try JSONDecoder().decode(HostMessage.self, from: body)
  }

  private func send(_ message: PluginMessage) throws {
    let body = try JSONEncoder().encode(message)
    let header = withUnsafeBytes(of: UInt64(body.count).littleEndian) { Data($0) }
    try output.write(contentsOf: header + body)
  }

  private func read(_ count: Int) throws -> Data? {
    var data = Data()
    while data.count < count {
      guard let part = try input.read(upToCount: count - data.count), !part.isEmpty else { return nil }
      data += part
    }
    return data
  }
}
