/// The hosts at which pages can be requested.
struct AllowedHosts: Sendable {
  private let names: [String]
  /// The ends of names, such as `.example.com`.
  private let suffixes: [String]
  private let allowsAll: Bool

  /// - Precondition: The settings contain names and addresses without scheme, port and path.
  init(_ configuration: LivePageConfiguration) {
    var (names, suffixes): ([String], [String]) = ([], [])
    for host in configuration.allowedHosts where host != "*" {
      precondition(
        LivePageConfiguration.isHost(host),
        """
        The allowed host “\(host)” is neither a name nor an address. \
        Write it without scheme, port and path, as in example.com or *.example.com.
        """)
      if host.hasPrefix("*.") { suffixes.append(String(host.dropFirst())) } else { names.append(host) }
    }
    for origin in configuration.allowedOrigins {
      guard let start = origin.firstRange(of: "://")?.upperBound, let name = HostName.name(in: String(origin[start...]))
      else { continue }
      names.append(String(name))
    }
    self.names = names
    self.suffixes = suffixes + [".localhost"]
    allowsAll = configuration.allowedHosts.contains("*")
  }

  /// Returns whether pages can be requested at the host.
  ///
  /// A request without a host is not from a browser.
  ///
  /// - Parameters:
  ///   - host: The header field `Host`.
  ///   - ownAddresses: The addresses of the server.
  func contains(_ host: String?, ownAddresses: [String]) -> Bool {
    guard let host, !allowsAll else { return true }
    guard let name = HostName.name(in: host) else { return false }
    let bytes = name.utf8
    if bytes.equalsIgnoringCase("localhost".utf8) { return true }
    if names.contains(where: { bytes.equalsIgnoringCase($0.utf8) }) { return true }
    if ownAddresses.contains(where: { bytes.elementsEqual($0.utf8) }) { return true }
    if suffixes.contains(where: {
      bytes.count > $0.utf8.count && bytes.suffix($0.utf8.count).equalsIgnoringCase($0.utf8)
    }) {
      return true
    }
    guard let address = IPAddress(name) else { return false }
    return address.isLoopback || ownAddresses.contains { IPAddress($0) == address }
      || names.contains { IPAddress($0) == address }
  }
}

extension LivePageConfiguration {
  /// Returns whether a text can be one of the ``allowedHosts``: an address, a name, `*.` and a name, or `*`.
  public static func isHost(_ text: String) -> Bool {
    let name = text.hasPrefix("*.") ? text.dropFirst(2) : text[...]
    return text == "*" || IPAddress(text) != nil || !name.isEmpty && !name.contains { "*:/@ ".contains($0) }
  }
}

/// The header field `Host`.
enum HostName {
  /// Returns the name or address without the port, the brackets and the dot at its end, or `nil` if it is not valid.
  static func name(in host: String) -> Substring? {
    let bytes = host.utf8
    let (name, rest): (Substring.UTF8View, Substring.UTF8View)
    if bytes.first == UInt8(ascii: "[") {
      guard let end = bytes.firstIndex(of: UInt8(ascii: "]")) else { return nil }
      (name, rest) = (bytes[..<end].dropFirst(), bytes[end...].dropFirst())
    } else {
      let end = bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.endIndex
      (name, rest) = (bytes[..<end], bytes[end...])
    }
    guard !name.isEmpty, rest.isEmpty || rest.first == UInt8(ascii: ":"), rest.dropFirst().allSatisfy(isDigit) else {
      return nil
    }
    return Substring(name.last == UInt8(ascii: ".") ? name.dropLast() : name)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}

extension Collection<UInt8> {
  /// Compares bytes without regard to the case of ASCII letters.
  func equalsIgnoringCase(_ other: some Collection<UInt8>) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.lowercasedASCII == $1.lowercasedASCII }
  }
}

extension UInt8 {
  /// The byte with ASCII letters converted to lowercase.
  fileprivate var lowercasedASCII: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}
