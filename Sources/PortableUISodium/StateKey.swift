#if Sodium
  import Foundation

  /// A key of 256 bits, with which a site seals the states that browsers keep.
  public struct StateKey: Sendable {
    /// The number of bytes of a key.
    public static let length = 32

    let bytes: [UInt8]

    /// Creates a key from random bytes.
    ///
    /// States that are sealed with it last as long as the process, unless the key is stored.
    public init() { bytes = (0..<Self.length).map { _ in UInt8.random(in: .min ... .max) } }

    /// Creates a key from its text in Base64, or returns `nil` if that does not consist of 32 bytes.
    public init?(base64 text: some StringProtocol) {
      guard let data = Data(base64Encoded: String(text)), data.count == Self.length else { return nil }
      bytes = Array(data)
    }

    /// The key in Base64, for storing it.
    public var base64: String { Data(bytes).base64EncodedString() }
  }

  extension StateKey: CustomStringConvertible {
    /// Does not contain the key, so that no log does.
    public var description: String { "StateKey" }
  }
#endif
