/// Encrypts and authenticates the states of views, which browsers keep.
///
/// `SodiumStateSeal` of PortableUISodium is one. Another type has to use authenticated encryption too: a person must not
/// be able to read or change a state.
public protocol StateSeal: Sendable {
  /// Returns a message in a form that only a seal with the same key can open.
  ///
  /// - Parameter context: The browser, the person and the place of the message. It is authenticated, but not part of the
  ///   result.
  func seal(_ message: [UInt8], context: [UInt8]) -> [UInt8]

  /// Returns the message, or `nil` if it was sealed with another key or context, or was changed.
  func open(_ sealed: [UInt8], context: [UInt8]) -> [UInt8]?
}
