/// The body of a request that sends a part of a file.
public final class UploadPart: Sendable {
  public typealias Reading = @Sendable (_ write: @MainActor ([UInt8]) async throws -> Void) async throws -> Void

  /// `Live-File`: the key of the file.
  let key: UInt64?
  /// `Live-Offset`: the offset of the first byte in the file.
  let offset: Int?
  /// Reads the bytes, and waits for the call for some of them before it reads the next ones.
  let read: Reading

  /// - Parameters:
  ///   - key: `Live-File`.
  ///   - offset: `Live-Offset`.
  ///   - read: Calls a function for the bytes of the body, in order, each time after the preceding call has returned. The
  ///     memory of slow uploads is thereby limited. It throws if the client closes the connection.
  public init(key: String?, offset: String?, read: @escaping Reading) {
    self.key = key.flatMap(UInt64.init)
    self.offset = offset.flatMap(Int.init).flatMap { $0 < 0 ? nil : $0 }
    self.read = read
  }

  /// The content type of requests that send a part of a file.
  public static let contentType = "application/octet-stream"
}
